ALTER TABLE "play_sessions" DROP CONSTRAINT "play_sessions_session_id_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "play_sessions" DROP COLUMN "session_id";--> statement-breakpoint
-- Whatever changes games or vendors, here or by hand, gives the catalogue another version: what
-- processes keep of it is worth as much as the version it was read at (gateway/games/kept.ts).
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facts (name, value) VALUES ('catalogue-version', to_jsonb(gen_random_uuid()::text))
  ON CONFLICT (name) DO UPDATE SET value = excluded.value;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER games_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER vendors_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

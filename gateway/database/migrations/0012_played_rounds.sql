CREATE TABLE "game_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"node_id" integer NOT NULL,
	"mode" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"outcome" jsonb NOT NULL,
	"played_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"session_id" uuid,
	"node_id" integer NOT NULL,
	"mode" text NOT NULL,
	"demo_balance" bigint NOT NULL,
	"round_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_account" ON "game_rounds" USING btree ("account_id","played_at");--> statement-breakpoint
CREATE INDEX "game_rounds_day" ON "game_rounds" USING btree ("mode","played_at");--> statement-breakpoint
CREATE INDEX "play_sessions_ends_at" ON "play_sessions" USING btree ("ends_at");
CREATE TABLE "game_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"session_id" uuid,
	"node_id" integer NOT NULL,
	"mode" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_games" (
	"account_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_games_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "game_tickets" ADD CONSTRAINT "game_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tickets" ADD CONSTRAINT "game_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_games" ADD CONSTRAINT "favourite_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_tickets_ends_at" ON "game_tickets" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "favourite_games_added_at" ON "favourite_games" USING btree ("account_id","added_at");
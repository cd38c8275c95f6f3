CREATE TABLE "play_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"seat" text NOT NULL,
	"wallet_session" uuid,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"balance" bigint,
	"outcome" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"played_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor" text NOT NULL,
	"account_id" uuid,
	"session_id" uuid,
	"node_id" integer NOT NULL,
	"mode" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ALTER COLUMN "outcome" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "vendor" text DEFAULT 'SANDBOX' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "state" text DEFAULT 'settled' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD COLUMN "wallet_session" uuid;--> statement-breakpoint
ALTER TABLE "promotion_offers" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "wallet_sessions" ADD CONSTRAINT "wallet_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_sessions" ADD CONSTRAINT "wallet_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_rounds_open" ON "play_rounds" USING btree ("played_at") WHERE state in ('betting', 'paying', 'returning');--> statement-breakpoint
CREATE INDEX "wallet_sessions_ends_at" ON "wallet_sessions" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_wallet_session_wallet_sessions_id_fk" FOREIGN KEY ("wallet_session") REFERENCES "public"."wallet_sessions"("id") ON DELETE cascade ON UPDATE no action;
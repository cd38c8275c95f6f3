ALTER TABLE "game_tickets" ADD COLUMN "room_id" text;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD COLUMN "room_id" text;--> statement-breakpoint
ALTER TABLE "wallet_sessions" ADD COLUMN "room_id" text;--> statement-breakpoint
CREATE INDEX "wallet_sessions_room" ON "wallet_sessions" USING btree ("room_id");
CREATE INDEX "chat_seats_session" ON "chat_seats" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "chat_tickets_session" ON "chat_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "game_tickets_session" ON "game_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "play_rounds_over" ON "play_rounds" USING btree ("played_at") WHERE state in ('settled', 'void');--> statement-breakpoint
CREATE INDEX "play_sessions_account" ON "play_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "play_sessions_wallet_session" ON "play_sessions" USING btree ("wallet_session");--> statement-breakpoint
CREATE INDEX "room_seats_session" ON "room_seats" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "wallet_sessions_session" ON "wallet_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");
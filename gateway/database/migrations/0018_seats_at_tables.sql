CREATE TABLE "room_seats" (
	"room_id" text NOT NULL,
	"place" integer NOT NULL,
	"node_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_seats_room_id_place_pk" PRIMARY KEY("room_id","place")
);
--> statement-breakpoint
DROP INDEX "wallet_sessions_room";--> statement-breakpoint
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_seats_player" ON "room_seats" USING btree ("room_id","account_id");--> statement-breakpoint
CREATE INDEX "room_seats_node" ON "room_seats" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "room_seats_ends_at" ON "room_seats" USING btree ("ends_at");
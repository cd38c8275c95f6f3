CREATE TABLE "lottery_draws" (
	"id" text PRIMARY KEY NOT NULL,
	"game_code" text NOT NULL,
	"numero" text NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"prizes" jsonb,
	"drawn_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lottery_lines" (
	"ticket_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"play_type" text NOT NULL,
	"numbers" text NOT NULL,
	"stake" bigint NOT NULL,
	"rate" text NOT NULL,
	"half" boolean NOT NULL,
	"win" bigint,
	CONSTRAINT "lottery_lines_ticket_id_place_pk" PRIMARY KEY("ticket_id","place")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"draw_id" text NOT NULL,
	"game_code" text NOT NULL,
	"status" text NOT NULL,
	"total" bigint NOT NULL,
	"win" bigint,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lottery_lines" ADD CONSTRAINT "lottery_lines_ticket_id_lottery_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."lottery_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_draw_id_lottery_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."lottery_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draws_game" ON "lottery_draws" USING btree ("game_code","draws_at");--> statement-breakpoint
CREATE INDEX "lottery_draws_due" ON "lottery_draws" USING btree ("drawn_at","draws_at");--> statement-breakpoint
CREATE INDEX "lottery_draws_unsettled" ON "lottery_draws" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "lottery_tickets_account" ON "lottery_tickets" USING btree ("account_id","placed_at");--> statement-breakpoint
CREATE INDEX "lottery_tickets_draw" ON "lottery_tickets" USING btree ("draw_id","status");
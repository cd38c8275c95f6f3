CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"topic_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"publishes_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"emblem" text NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"remark" text,
	"reply" text,
	"bonus" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_offers" (
	"promotion_id" integer PRIMARY KEY NOT NULL,
	"how" text NOT NULL,
	"payout" text NOT NULL,
	"bonus" bigint,
	"reward" jsonb,
	"turnover" jsonb,
	"target" integer,
	"unit" jsonb,
	"remark" text NOT NULL,
	"proofs_min" integer NOT NULL,
	"proofs_max" integer NOT NULL,
	"needs_mobile" boolean NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "promotion_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"entry_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_claims" (
	"account_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"period" text NOT NULL,
	"points" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_claims_account_id_mission_id_period_pk" PRIMARY KEY("account_id","mission_id","period")
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"period" text NOT NULL,
	"source" text NOT NULL,
	"goal" integer NOT NULL,
	"points" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"href" text,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "point_entries_not_zero" CHECK ("point_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_lots_remaining" CHECK ("point_lots"."remaining" between 0 and "point_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "raffle_tickets" (
	"raffle_id" text NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "raffle_tickets_raffle_id_number_pk" PRIMARY KEY("raffle_id","number")
);
--> statement-breakpoint
CREATE TABLE "raffle_winners" (
	"raffle_id" text NOT NULL,
	"place" integer NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"credit" bigint NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "raffle_winners_raffle_id_place_pk" PRIMARY KEY("raffle_id","place")
);
--> statement-breakpoint
CREATE TABLE "raffles" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"ticket_points" integer NOT NULL,
	"max_tickets" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"claims_until" timestamp with time zone NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"drawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"reward_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"emblem" text NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer NOT NULL,
	"credit" bigint,
	"recipient" jsonb,
	"status" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"category_name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb,
	"emblem" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"credit" bigint,
	"stock" integer,
	"min_rank" integer,
	"publishes_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "rewards_points" CHECK ("rewards"."points" > 0),
	CONSTRAINT "rewards_stock" CHECK ("rewards"."stock" is null or "rewards"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"account_id" uuid NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "visit_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_articles" ADD CONSTRAINT "help_articles_topic_id_help_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_proofs" ADD CONSTRAINT "promotion_proofs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_proofs" ADD CONSTRAINT "promotion_proofs_entry_id_promotion_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."promotion_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claims" ADD CONSTRAINT "mission_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winners" ADD CONSTRAINT "raffle_winners_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winners" ADD CONSTRAINT "raffle_winners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_created_at" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "help_articles_topic" ON "help_articles" USING btree ("topic_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_entries_once" ON "promotion_entries" USING btree ("promotion_id","account_id");--> statement-breakpoint
CREATE INDEX "promotion_entries_account" ON "promotion_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "promotion_entries_status" ON "promotion_entries" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "promotion_proofs_account" ON "promotion_proofs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "promotion_proofs_entry" ON "promotion_proofs" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "point_entries_account" ON "point_entries" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "point_entries_kind" ON "point_entries" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "point_lots_account" ON "point_lots" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "raffle_tickets_account" ON "raffle_tickets" USING btree ("account_id","raffle_id");--> statement-breakpoint
CREATE INDEX "raffles_draws_at" ON "raffles" USING btree ("draws_at");--> statement-breakpoint
CREATE INDEX "redemptions_account" ON "redemptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "redemptions_status" ON "redemptions" USING btree ("status","created_at");
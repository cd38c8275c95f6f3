ALTER TABLE "promotion_entries" ADD COLUMN "stake_left" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD COLUMN "stake_left" bigint DEFAULT 0 NOT NULL;
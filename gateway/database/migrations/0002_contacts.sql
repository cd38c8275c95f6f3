ALTER TABLE "accounts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_mobile_unique" UNIQUE("mobile");
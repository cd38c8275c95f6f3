CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"busy_until" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"payment_hash" text,
	"affiliate_id" uuid,
	"referrer_id" uuid,
	"domain" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_affiliate_id_accounts_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_referrer_id_accounts_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_codes_account" ON "invite_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "kept_answers_ends_at" ON "kept_answers" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "member_profiles_affiliate" ON "member_profiles" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "member_profiles_referrer" ON "member_profiles" USING btree ("referrer_id");
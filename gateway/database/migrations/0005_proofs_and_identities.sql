CREATE TABLE "spent_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "social_trips" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"tab_hash" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_proofs_ends_at" ON "spent_proofs" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "identities_account_id" ON "identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "social_trips_ends_at" ON "social_trips" USING btree ("ends_at");
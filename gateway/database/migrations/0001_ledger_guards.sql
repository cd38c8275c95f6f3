-- What the ledger must never allow, kept by the database itself, whoever writes to it.

-- A transaction has two or more entries, and they sum to zero. Checked when the transaction ends,
-- because entries come in one after another.
CREATE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
  entries bigint;
  total numeric;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN checked := NEW.transaction_id; ELSE checked := NEW.id; END IF;
  SELECT count(*), coalesce(sum(amount), 0) INTO entries, total
    FROM ledger_entries WHERE transaction_id = checked;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'ledger_transactions_balanced: % entries that sum to %', entries, total
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();
--> statement-breakpoint
-- The balance of an owned account follows its entries; the check on the table keeps it from
-- going below zero.
CREATE FUNCTION ledger_keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount
    WHERE id = NEW.account_id AND owner_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_balance();
--> statement-breakpoint
-- What is posted stays posted; a mistake is put right by another transaction.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_append_only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- The look at the rows asks by SQL of the program's own: whoever forged rows could replace these functions too. Machines of the version before
-- call them until they are replaced.
comment on function private.check_ledger_rows(bigint, bigint) is
  'For machines of a version before November 27, 2026; the program asks by itself since.';
comment on function private.ledger_leaves(bigint, bigint) is
  'For machines of a version before November 27, 2026; the program asks by itself since.';
comment on function private.rows_past_ledger() is
  'For machines of a version before November 27, 2026; the program asks by itself since.';
comment on function private.untold_closings() is
  'For machines of a version before November 27, 2026; the program asks by itself since.';

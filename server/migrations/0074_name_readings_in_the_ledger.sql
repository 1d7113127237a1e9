-- A call that reads answers is booked as 'reading'; builds before wrote 'judge', which is read as the same until the
-- contract step renames those rows.
alter table engine_calls
  drop constraint ck_engine_calls_purpose,
  add constraint ck_engine_calls_purpose
    check (purpose in ('answer', 'judge', 'reading', 'suggestion', 'task_list', 'visitor')) not valid;

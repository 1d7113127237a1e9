-- contract: needs 0077_record_opened_answers.sql
-- Builds before 0074 booked a call that reads answers as a judge's.
update engine_calls set purpose = 'reading' where purpose = 'judge';
alter table engine_calls
  drop constraint ck_engine_calls_purpose,
  add constraint ck_engine_calls_purpose
    check (purpose in ('answer', 'reading', 'suggestion', 'task_list', 'visitor')) not valid;

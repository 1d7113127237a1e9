-- The rows from before 0078 are checked without holding anybody up.
alter table engine_calls validate constraint ck_engine_calls_purpose;

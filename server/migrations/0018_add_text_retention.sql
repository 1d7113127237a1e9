-- How long a plan keeps the raw texts of answers; what was counted from them stays.
alter table plans add column text_retention_days integer;
update plans set text_retention_days = case id when 'free' then 90 when 'business' then 730 else 365 end;
alter table plans alter column text_retention_days set not null;
alter table plans add constraint ck_plans_text_retention check (text_retention_days between 1 and 3650);

-- When texts were last looked through: a clock that jumped is noticed by it.
create table text_purges (
  id integer not null,
  last_run_at timestamptz not null,
  constraint pk_text_purges primary key (id),
  constraint ck_text_purges_one check (id = 1)
);

-- Drops whole months that ended before a moment; gives how many.
create function drop_answer_texts_before(moment timestamptz) returns integer language plpgsql as $$
declare
  month text;
  dropped integer := 0;
begin
  for month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'answer_texts'::regclass and c.relname ~ '^answer_texts_\d{4}_\d{2}$'
      and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= moment
  loop
    execute format('drop table %I', month);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

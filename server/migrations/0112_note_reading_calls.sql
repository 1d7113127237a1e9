-- What keys and assistants read is noted with the account's other events; kinds that are there already stay.
do $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(kind), ', ') into kinds
  from (
    select parts[1] as kind
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as matches (parts)
    where conname = 'ck_audit_log_kind'
    union all
    values ('key_read'), ('assistant_read')
  ) as all_kinds;
  alter table audit_log drop constraint ck_audit_log_kind;
  execute format('alter table audit_log add constraint ck_audit_log_kind check (kind in (%s))', kinds);
end
$$;

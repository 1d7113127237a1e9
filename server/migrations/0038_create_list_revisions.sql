-- How often what the list of an account's companies shows has changed. Every transaction that changes it raises a row
-- that no other one holds, and makes another row when there is none: nobody waits for anybody, and the sum tells.
create table list_revisions (
  user_id uuid not null,
  stripe bigint generated always as identity,
  revision bigint not null,
  -- A transaction raises once, however much it writes.
  raised_by xid8 not null,
  constraint pk_list_revisions primary key (user_id, stripe)
) with (fillfactor = 50);

create function raise_list_revisions(owners uuid[]) returns void language plpgsql as $$
begin
  -- Of an account that is going nothing is shown any more.
  owners := array(
    select id from users where id = any (owners) and not exists (
      select from list_revisions r where r.user_id = users.id and r.raised_by = pg_current_xact_id()));
  if cardinality(owners) = 0 then return; end if;
  with free as materialized (
    select one.user_id, one.stripe from unnest(owners) as owner cross join lateral (
      select r.user_id, r.stripe from list_revisions r where r.user_id = owner
      order by r.stripe limit 1 for update skip locked) one),
  raised as (
    update list_revisions r set revision = r.revision + 1, raised_by = pg_current_xact_id()
    from free where r.user_id = free.user_id and r.stripe = free.stripe)
  insert into list_revisions (user_id, revision, raised_by)
  select owner, 1, pg_current_xact_id() from unnest(owners) as owner where owner not in (select user_id from free);
end $$;

create function raise_lists_of_rows() returns trigger language plpgsql as $$
begin
  perform raise_list_revisions(array(select distinct user_id from changed));
  return null;
end $$;

create function raise_lists_of_prompts() returns trigger language plpgsql as $$
begin
  perform raise_list_revisions(array(
    select distinct c.user_id from changed join companies c on c.id = changed.company_id));
  return null;
end $$;

create function raise_lists_of_attempts() returns trigger language plpgsql as $$
begin
  perform raise_list_revisions(array(
    select distinct s.user_id from changed join prompt_states s on s.prompt_id = changed.prompt_id));
  return null;
end $$;

-- What the list is written from. An analysis shows once its prompt's state names it, and goes only with its prompt.
do $$
declare
  source record;
  change text;
begin
  for source in select * from (values
    ('companies', 'raise_lists_of_rows', array['insert', 'update', 'delete']),
    ('prompts', 'raise_lists_of_prompts', array['insert', 'update', 'delete']),
    ('prompt_states', 'raise_lists_of_rows', array['insert', 'update', 'delete']),
    ('analyses', 'raise_lists_of_rows', array['update']),
    ('engine_attempts', 'raise_lists_of_attempts', array['insert', 'update', 'delete']),
    ('monitoring_data', 'raise_lists_of_rows', array['insert', 'update', 'delete']),
    ('rereading_progress', 'raise_lists_of_rows', array['insert', 'update', 'delete'])
  ) as sources (name, function, changes) loop
    foreach change in array source.changes loop
      execute format(
        'create trigger tr_%s_raise_list_on_%s after %s on %I referencing %s table as changed
          for each statement execute function %s()',
        source.name, change, change, source.name, case change when 'delete' then 'old' else 'new' end, source.function);
    end loop;
  end loop;
end $$;

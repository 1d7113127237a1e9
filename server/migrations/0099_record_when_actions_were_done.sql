-- When an action was put back after it had been ticked off: what was done and taken back is compared with nothing.
alter table plan_actions add column undone_at timestamptz;
-- When the actions of a list were ticked off and put back; stays when the list is renewed or its question changes.
alter table task_lists add column ticks jsonb not null default '[]';

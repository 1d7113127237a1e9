-- Under which names of its company a list was drawn; null: by a build that did not say so.
alter table task_lists add column names_revision integer;

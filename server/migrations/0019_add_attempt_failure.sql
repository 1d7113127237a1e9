-- Why an engine's last attempt brought nothing, told to the user; null for attempts made before this was kept.
alter table engine_attempts add column failure_kind text;

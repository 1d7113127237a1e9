-- Kinds of details that a call's reply held, that nobody knew and that were dropped; null without one. The build before
-- this one fills neither column.
alter table engine_calls add column unknown_details text[];
-- The prompts whose replies could not be read, in the row of failures: one prompt's replies pause no engine.
alter table engine_breakers add column unreadable_prompts text[] not null default '{}';

-- Kinds of details that a call's reply held, that nobody knew and that were dropped; null without one. The build before
-- this one fills neither column.
alter table engine_calls add column unknown_details text[];
-- The prompts whose failures may be about themselves, such as replies that cannot be read: one prompt pauses no engine.
alter table engine_breakers add column failing_prompts text[] not null default '{}';

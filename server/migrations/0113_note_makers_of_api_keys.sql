-- Who made a key, so that it ends with their membership; null: made before this was noted.
alter table api_keys add column made_by uuid references users (id) on delete cascade;
create index api_keys_made_by_idx on api_keys (made_by) where made_by is not null;

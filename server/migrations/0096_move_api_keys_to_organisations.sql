-- Keys are the organisation's: they stay where who made them leaves.
alter table api_keys drop constraint fk_api_keys_user, add constraint fk_api_keys_organisation
  foreign key (user_id) references organisations (id) on delete cascade;

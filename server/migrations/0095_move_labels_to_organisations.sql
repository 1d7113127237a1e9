-- Labels, too, are the organisation's: they stay where who made them leaves.
alter table labels drop constraint fk_labels_user, add constraint fk_labels_organisation
  foreign key (user_id) references organisations (id) on delete cascade;

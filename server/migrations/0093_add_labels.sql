-- add labels. Forward only; runs once, in one transaction.
create table labels (
  id uuid not null,
  user_id uuid not null,
  subject text not null,
  name text not null,
  colour text not null,
  created_at timestamptz not null,
  constraint pk_labels primary key (id),
  constraint fk_labels_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_labels_subject check (subject in ('prompt', 'company')),
  constraint ck_labels_colour check (colour in ('plain', 'ochre', 'wisteria', 'blue', 'brick', 'ink'))
);
create unique index ux_labels_name on labels (user_id, subject, lower(name));

-- The ids of its labels; a label that is deleted is taken out of them in the same transaction.
alter table prompts add column label_ids jsonb not null default '[]';
alter table companies add column label_ids jsonb not null default '[]';

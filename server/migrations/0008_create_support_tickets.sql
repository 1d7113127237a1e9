-- What customers ask the support team; deleted with their account.
create table support_tickets (
  id uuid constraint pk_support_tickets primary key,
  user_id uuid not null constraint fk_support_tickets_user references users (id) on delete cascade,
  subject text not null constraint ck_support_tickets_subject check (length(subject) between 5 and 200),
  message text not null constraint ck_support_tickets_message check (length(message) between 20 and 5000),
  created_at timestamptz not null
);
create index ix_support_tickets_user on support_tickets (user_id, created_at);

-- Whom an answer to the mail goes to, when not to us.
alter table emails add column reply_to text;

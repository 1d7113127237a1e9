-- The outbox: a mail is written in the transaction that makes it necessary and sent by a job.
create table emails (
  id uuid constraint pk_emails primary key,
  user_id uuid,
  kind text not null,
  recipient text not null,
  subject text not null,
  -- Gone once a mail server has taken the mail over: links in it are secrets.
  html text,
  text text,
  status text not null constraint ck_emails_status check (status in ('queued', 'delivered', 'failed')),
  attempts integer not null constraint ck_emails_attempts check (attempts >= 0),
  created_at timestamptz not null,
  delivered_at timestamptz,
  last_error text,
  constraint ck_emails_content check (status <> 'queued' or (html is not null and text is not null)),
  constraint ck_emails_delivered_at check ((status = 'delivered') = (delivered_at is not null))
);

create index ix_emails_user on emails (user_id);
create index ix_emails_created_at on emails (created_at);
create index ix_emails_recipient_created_at on emails (recipient, created_at);

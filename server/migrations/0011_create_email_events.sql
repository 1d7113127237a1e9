-- What became of a mail, as the mail server, the provider or the reader's program reports it.
create table email_events (
  id bigint generated always as identity constraint pk_email_events primary key,
  email_id uuid not null constraint fk_email_events_email references emails (id) on delete cascade,
  kind text not null constraint ck_email_events_kind check (kind in ('delivered', 'bounced', 'complained', 'opened')),
  detail text,
  -- The reporter's own name for the event: the same report twice is one event.
  report_id text not null,
  created_at timestamptz not null,
  constraint uq_email_events_report unique (email_id, kind, report_id)
);
create index ix_email_events_created_at on email_events (created_at);

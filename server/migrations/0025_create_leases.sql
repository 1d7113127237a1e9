-- What only one at a time may do, over all processes: whoever holds the key, until when.
create table leases (
  key text not null,
  holder uuid not null,
  expires_at timestamptz not null,
  constraint pk_leases primary key (key)
);

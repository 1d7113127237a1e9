-- Calls one engine may have at a time, lent in blocks to the processes that make them. A block whose process has
-- fallen silent expires.
create table engine_slots (
  engine text not null,
  holder uuid not null,
  -- Slots lent, and slots its waiting calls could use.
  held integer not null,
  demand integer not null,
  expires_at timestamptz not null,
  constraint pk_engine_slots primary key (engine, holder),
  constraint ck_engine_slots_counts check (held >= 0 and demand >= 0)
);

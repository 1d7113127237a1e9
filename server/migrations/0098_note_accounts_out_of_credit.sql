-- An engine may be paused because its vendor's account cannot pay: no waiting mends that, and the operator reads it.
alter table engine_breakers add column out_of_credit boolean not null default false;

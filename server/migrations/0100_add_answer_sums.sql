-- What the packed answers of a month that is over come to, for the whole company: by prompt, engine, rival and source.
-- Null: not added up yet, which the hourly job does; until then the answers of the prompts are read.
alter table company_months
  add column answer_words jsonb,
  add column answer_sums bytea;

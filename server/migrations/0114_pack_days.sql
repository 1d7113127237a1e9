-- The cells of a prompt's month, packed: one value that is read at once, where a dozen arrays are written out number by
-- number. Null: not packed yet; the arrays are read then, until the hourly job or the next analysis of the month packs them.
alter table monthly_tallies add column packed_days bytea;
-- Whom the cells of a prompt's newest month name, packed likewise; null in all months before it, which companies with many
-- prompts have added up, and where the arrays take no more room.
alter table monthly_tallies add column packed_names bytea;

-- Of the prompts of a company's month, by id, which name a company beside the own one, on which days. Null: not added up
-- yet, which the hourly job does; until then the prompts' own months are read.
alter table company_months add column prompt_ids uuid[];
alter table company_month_names add column beside_days bytea;

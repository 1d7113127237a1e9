-- Engines a plan does not ask, each by its id; what read pages of search cost is for the business plan alone.
alter table plans add column withheld_engines text[] not null default '{}';
update plans set withheld_engines = '{ai_overviews,ai_mode,copilot,chatgpt_page}' where id <> 'business';

-- Who read each answer, and why the rules did where a model could have.
alter table analysis_results
  add column reader text not null default 'rules',
  add column rules_because text,
  add constraint ck_analysis_results_rules_because check (rules_because in (
    'chosen', 'no_model', 'nothing_to_read', 'not_reached', 'over_budget', 'timeout', 'unavailable', 'misconfigured',
    'broken_output', 'left_out', 'too_long', 'too_many_companies', 'not_borne_out', 'overlooks_companies'
  ));
create index ix_analysis_results_not_reached on analysis_results (analysis_id) where rules_because = 'not_reached';

-- What a model reported of an answer, as far as its text bore it out: kept, so that re-reading asks and pays nobody.
create table model_readings (
  result_id uuid not null,
  engine text not null,
  model text not null,
  companies jsonb not null,
  rejected_names jsonb not null,
  created_at timestamptz not null,
  constraint pk_model_readings primary key (result_id),
  constraint fk_model_readings_result foreign key (result_id) references analysis_results (id) on delete cascade,
  constraint ck_model_readings_companies check (jsonb_typeof(companies) = 'array'),
  constraint ck_model_readings_rejected_names check (jsonb_typeof(rejected_names) = 'array')
);
insert into model_readings select result_id, engine, model, companies, rejected_names, created_at from judgements;

-- Where model and rules read an answer differently: evidence for improving the rules, shown to no user.
create table reading_disagreements (
  result_id uuid not null,
  kind text not null,
  name text not null,
  detail text,
  created_at timestamptz not null,
  constraint pk_reading_disagreements primary key (result_id, kind, name),
  constraint fk_reading_disagreements_result foreign key (result_id) references analysis_results (id) on delete cascade,
  constraint ck_reading_disagreements_kind check (
    kind in ('not_in_text', 'missed_by_rules', 'refused_by_rules', 'missed_by_model', 'tone'))
);
create index ix_reading_disagreements_created on reading_disagreements (created_at);
insert into reading_disagreements
select result_id, case kind when 'missed_by_judge' then 'missed_by_model' else kind end, name, detail, created_at
from judge_disagreements;

update analysis_results r set reader = m.engine || '/' || m.model from model_readings m where m.result_id = r.id;

-- What the build before reads and writes stays for it; the next release drops it.
comment on table judgements is 'Leaves with the next release: model_readings took its place.';
comment on table judge_disagreements is 'Leaves with the next release: reading_disagreements took its place.';

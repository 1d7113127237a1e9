-- Answers are read again when the reader or the names a user states change; a judge may read beside the rules.
alter table companies
  add column competitor_aliases jsonb not null default '[]',
  -- Grows with every change of the names: an answer read under an earlier revision is read again.
  add column names_revision integer not null default 0,
  add constraint ck_companies_competitor_aliases check (jsonb_typeof(competitor_aliases) = 'array');

alter table analysis_results
  add column names_revision integer not null default 0,
  -- The engine itself declined, whatever the text says: no reading makes it an answer.
  add column refused_by_engine boolean not null default false;
create index ix_analysis_results_extractor on analysis_results (extractor_version);

alter table citations
  -- Named by the engine beside the text, so that a new reading of the text does not lose it.
  add column named_by_engine boolean not null default false;

-- What a judge said about an answer, as far as the text bore it out: kept, so that re-reading asks and pays nobody.
create table judgements (
  result_id uuid not null,
  engine text not null,
  model text not null,
  companies jsonb not null,
  rejected_names jsonb not null,
  created_at timestamptz not null,
  constraint pk_judgements primary key (result_id),
  constraint fk_judgements_result foreign key (result_id) references analysis_results (id) on delete cascade,
  constraint ck_judgements_companies check (jsonb_typeof(companies) = 'array'),
  constraint ck_judgements_rejected_names check (jsonb_typeof(rejected_names) = 'array')
);

-- Where judge and rules read an answer differently: evidence for improving the rules, shown to no user.
create table judge_disagreements (
  result_id uuid not null,
  kind text not null,
  name text not null,
  detail text,
  created_at timestamptz not null,
  constraint pk_judge_disagreements primary key (result_id, kind, name),
  constraint fk_judge_disagreements_result foreign key (result_id) references analysis_results (id) on delete cascade,
  constraint ck_judge_disagreements_kind check (kind in ('not_in_text', 'missed_by_rules', 'refused_by_rules', 'missed_by_judge', 'tone'))
);
create index ix_judge_disagreements_created on judge_disagreements (created_at);

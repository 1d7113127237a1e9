-- The passage of the answer a source bears, where the engine says so: UTF-16 offsets, end exclusive.
alter table citations
  add column span_start integer,
  add column span_end integer,
  add constraint ck_citations_span check ((span_start is null) = (span_end is null) and span_start < span_end);

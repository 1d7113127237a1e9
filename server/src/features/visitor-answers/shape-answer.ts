import type { VisitorAnswer } from '@citato/contract';
import type { VisitorAnswerRow } from './tables.ts';

/** A row as it goes over the wire. */
export function shapeAnswer({
  id,
  websiteUrl,
  status,
  failure,
  companyName,
  question,
  engine,
  calledAt,
  answer,
  companies,
  sources,
}: VisitorAnswerRow): VisitorAnswer {
  return {
    id,
    websiteUrl,
    status,
    failure,
    companyName,
    question,
    engine,
    askedAt: calledAt?.toISOString() ?? null,
    answer,
    companies,
    sources,
  };
}

import type { VisitorAnswer } from '@citato/contract';
import type { VisitorAnswerRow } from './tables.ts';

/** A row as the API returns it. */
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

import { type PreparedReading, type ReportedCompany, groundReport } from '@citato/mentions';
import { makeStorable } from '#lib/text';
import type { OldAnswer } from '../store/rereading.ts';
import type { ModelReadingRow } from '../tables.ts';

/** Keeps of a report what the text grounds. */
export function verifyReport(
  { result, text }: OldAnswer,
  prepared: PreparedReading,
  {
    companies: said,
    ...from
  }: Pick<ModelReadingRow, 'engine' | 'model' | 'createdAt'> & { companies: readonly ReportedCompany[] },
): ModelReadingRow {
  // Names are distinguished as they are stored: two that differ in a NUL alone are one.
  const reported = said.map((company) => ({ ...company, name: makeStorable(company.name) }));
  const { companies, rejected } = groundReport(prepared, reported);
  return {
    resultId: result.id,
    ...from,
    companies: companies.map(({ name, sentiment, evidence }) => ({
      name,
      sentiment,
      evidence: evidence === null ? null : text.slice(evidence.start, evidence.end),
    })),
    rejectedNames: rejected,
  };
}

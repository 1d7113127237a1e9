import type { ReportedCompany } from '@citato/mentions';
import * as z from 'zod';
import type { AnswerReport } from './reader.ts';

/** An answer names some dozens of companies; more is a model that ran away. */
const MOST_COMPANIES = 200;
const LONGEST_NAME = 100;
const LONGEST_QUOTATION = 500;

/** The shape of a reply. Its sizes are looked at answer by answer, so that one that ran away is not the others' loss. */
export const reportedAnswers = z.strictObject({
  answers: z.array(
    z.strictObject({
      answer: z.int().describe('The number of the answer.'),
      companies: z.array(
        z.strictObject({
          name: z.string().describe('The company as the answer writes it.'),
          sentiment: z
            .enum(['positive', 'neutral', 'negative'])
            .nullable()
            .describe('How the answer judges the company; null when it only names it.'),
          evidence: z
            .string()
            .nullable()
            .describe('At most 12 words of the answer that carry the sentiment, copied; null without one.'),
        }),
      ),
    }),
  ),
});

/** What was said of each of so many answers; one that is named twice or not at all counts for nothing. */
export function listReports(
  { answers }: z.infer<typeof reportedAnswers>,
  count: number,
): readonly AnswerReport[] {
  const byNumber = Map.groupBy(answers, ({ answer }) => answer);
  return Array.from({ length: count }, (_, index) => {
    const [said, ...again] = byNumber.get(index + 1) ?? [];
    if (said === undefined) return { fault: 'left_out' };
    return again.length > 0 ? { fault: 'broken_output' } : checkSize(said.companies);
  });
}

function checkSize(companies: readonly ReportedCompany[]): AnswerReport {
  if (companies.length > MOST_COMPANIES) return { fault: 'too_many_companies' };
  const isSized = companies.every(
    ({ name, evidence }) => name.length <= LONGEST_NAME && (evidence?.length ?? 0) <= LONGEST_QUOTATION,
  );
  return isSized ? { companies } : { fault: 'broken_output' };
}

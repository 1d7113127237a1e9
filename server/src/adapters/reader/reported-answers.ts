import { TONES } from '@citato/contract';
import type { ReportedCompany } from '@citato/mentions';
import * as z from 'zod';
import type { AnswerReport } from './reader.ts';

/** An answer names some dozens of companies; more is a runaway model. */
const MAX_COMPANIES = 200;
const MAX_NAME_LENGTH = 100;
const MAX_QUOTATION_LENGTH = 500;
/** Of an answer: one company seldom has two names. */
const MAX_PAIRS = 10;

/**
 * The shape of a reply, with as few words as it can do with: they are what a reading costs. Sizes are checked answer by
 * answer, so that a runaway one does not spoil the others.
 */
export const reportedAnswers = z.strictObject({
  answers: z.array(
    z.strictObject({
      answer: z.int().describe('The number of the answer.'),
      listed: z.array(z.string()).describe('Companies it only names, as it writes them.'),
      judged: z
        .array(
          z.strictObject({
            name: z.string(),
            tone: z.enum(TONES),
            evidence: z.string().describe('At most 6 words of the answer that carry the tone, copied.'),
          }),
        )
        .describe('Companies it describes or judges.'),
      same: z
        .array(z.strictObject({ name: z.string(), as: z.string() }))
        .describe('Pairs of names of one company; mostly none.'),
    }),
  ),
});

const text = z.string();
const asList = <Entry>(entry: z.ZodType<Entry>) =>
  z.array(z.unknown()).transform((entries) =>
    entries.flatMap((one): Entry[] => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
const judgement = z.object({
  name: text,
  tone: z.enum(TONES).nullable().catch(null),
  evidence: text.catch(''),
});

const lenientAnswer = z
  .object({
    answer: z.union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ]),
    listed: asList(text).nullish(),
    judged: asList(judgement).nullish(),
    same: asList(z.object({ name: text, as: text })).catch([]),
  })
  .refine(({ listed, judged }) => listed != null || judged != null)
  .transform(({ answer, listed, judged, same }) => ({
    answer,
    listed: [...(listed ?? []), ...(judged ?? []).flatMap(({ name, tone }) => (tone === null ? [name] : []))],
    judged: (judged ?? []).flatMap(({ tone, ...rest }) => (tone === null ? [] : [{ ...rest, tone }])),
    same,
  }));

/**
 * What a reply is read by: an unknown field is ignored, a broken entry of a list does not affect the others, and a
 * company with an unknown tone is only named. An answer of which neither list can be read was not read, and a reply
 * that has something else in the place of all answers is none.
 */
export const lenientAnswers: z.ZodType<z.infer<typeof reportedAnswers>> = z
  .looseObject({ answers: z.array(lenientAnswer) })
  .refine(({ answers, ...others }) => answers.length > 0 || Object.keys(others).length === 0)
  .transform(({ answers }) => ({ answers }));

/** The report on each of so many answers; an answer that is reported twice or not at all has none. */
export function listReports(
  { answers }: z.infer<typeof reportedAnswers>,
  count: number,
): readonly AnswerReport[] {
  const byNumber = Map.groupBy(answers, ({ answer }) => answer);
  return Array.from({ length: count }, (_, index) => {
    const [said, ...again] = byNumber.get(index + 1) ?? [];
    if (said === undefined) return { fault: 'left_out' };
    return again.length > 0 ? { fault: 'broken_output' } : checkSize(said);
  });
}

type Said = z.infer<typeof reportedAnswers>['answers'][number];

function listCompanies({ listed, judged }: Said): ReportedCompany[] {
  return [
    ...judged.map(({ name, tone, evidence }) => ({ name, sentiment: tone, evidence })),
    ...listed.map((name) => ({ name, sentiment: null, evidence: null })),
  ];
}

function checkSize(said: Said): AnswerReport {
  const companies = listCompanies(said);
  if (companies.length > MAX_COMPANIES) return { fault: 'too_many_companies' };
  const isSized = companies.every(
    ({ name, evidence }) => name.length <= MAX_NAME_LENGTH && (evidence ?? '').length <= MAX_QUOTATION_LENGTH,
  );
  const same = said.same.filter(({ name, as }) => Math.max(name.length, as.length) <= MAX_NAME_LENGTH);
  return isSized ? { companies, same: same.slice(0, MAX_PAIRS) } : { fault: 'broken_output' };
}

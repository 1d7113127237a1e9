import { nameMarket } from '@citato/contract/markets';
import { type AskedQuestion, listAskedQuestions } from '#features/analysis';
import { type CitationRow, listCitations, listMentions, type MentionRow } from '#features/answers';
import type { OwnedCompanyId, OwnedPrompt } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Database } from '#platform/db';
import { type ExportedAnswer, listAnswerRows } from '../store/answer-rows.ts';
import type { AnswerRow, AskedRow, EvidenceRow } from '../templates/export-columns.ts';

const PAGE = 250;

export interface AskedAnswers {
  readonly prompts: readonly OwnedPrompt[];
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
}

interface AnswerPage {
  readonly companyId: OwnedCompanyId;
  readonly answers: readonly AnswerRow[];
}

/** Every answer with its text, newest first within each prompt. */
export async function* listAnswers(db: Database, asked: AskedAnswers): AsyncGenerator<AnswerRow[]> {
  for await (const { answers } of listPages(db, asked, { withTexts: true })) yield [...answers];
}

/** Every company an answer names. */
export async function* listMentionRows(
  db: Database,
  asked: AskedAnswers,
): AsyncGenerator<EvidenceRow<MentionRow>[]> {
  for await (const page of listPages(db, asked, { withTexts: false }))
    yield beside(page, await listMentions(db, { companyId: page.companyId, resultIds: idsOf(page) }));
}

/** Every page an answer cites. */
export async function* listSourceRows(
  db: Database,
  asked: AskedAnswers,
): AsyncGenerator<EvidenceRow<CitationRow>[]> {
  for await (const page of listPages(db, asked, { withTexts: false }))
    yield beside(page, await listCitations(db, { companyId: page.companyId, resultIds: idsOf(page) }));
}

async function* listPages(
  db: Database,
  { prompts, from, to }: AskedAnswers,
  reading: { withTexts: boolean },
): AsyncGenerator<AnswerPage> {
  for (const subject of prompts) {
    const { prompt, company } = subject;
    let after: ExportedAnswer | null = null;
    do {
      const asked = { companyId: company.id, promptId: prompt.id, from, to, after, limit: PAGE };
      const results: ExportedAnswer[] = await listAnswerRows(db, asked, reading);
      const analysisIds = results.map(({ analysisId }) => analysisId);
      const askedAt = await listAskedQuestions(db, { subject, analysisIds });
      yield {
        companyId: company.id,
        answers: results.map((result) => ({ result, asked: shapeAsked(askedAt(result.analysisId)) })),
      };
      after = results.length < PAGE ? null : (results.at(-1) ?? null);
    } while (after !== null);
  }
}

const shapeAsked = ({ market, ...asked }: AskedQuestion): AskedRow => ({
  ...asked,
  market: nameMarket(market),
});

const idsOf = ({ answers }: AnswerPage) => answers.map(({ result }) => result.id);

function beside<Evidence>(
  { answers }: AnswerPage,
  evidence: ReadonlyMap<ExportedAnswer['id'], readonly Evidence[]>,
): EvidenceRow<Evidence>[] {
  return answers.flatMap((answer) =>
    (evidence.get(answer.result.id) ?? []).map((one) => ({ answer, evidence: one })),
  );
}

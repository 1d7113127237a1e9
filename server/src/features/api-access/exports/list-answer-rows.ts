import { type CitationRow, listCitations, listMentions, type MentionRow } from '#features/answers';
import type { OwnedCompanyId, OwnedPrompt } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Database } from '#platform/db';
import { type ExportedAnswer, listAnswerRows } from '../store/answer-rows.ts';
import type { AnswerRow, EvidenceRow } from '../templates/export-columns.ts';

const PAGE = 250;

export interface AskedAnswers {
  readonly prompts: readonly OwnedPrompt[];
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
}

interface AnswerPage {
  readonly companyId: OwnedCompanyId;
  readonly prompt: string;
  readonly results: readonly ExportedAnswer[];
}

/** Every answer with its text, newest first within each prompt. */
export async function* listAnswers(db: Database, asked: AskedAnswers): AsyncGenerator<AnswerRow[]> {
  for await (const { prompt, results } of listPages(db, asked, { withTexts: true }))
    yield results.map((result) => ({ result, prompt }));
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
  for (const { prompt, company } of prompts) {
    let after: ExportedAnswer | null = null;
    do {
      const asked = { companyId: company.id, promptId: prompt.id, from, to, after, limit: PAGE };
      const results: ExportedAnswer[] = await listAnswerRows(db, asked, reading);
      yield { companyId: company.id, prompt: prompt.text, results };
      after = results.length < PAGE ? null : (results.at(-1) ?? null);
    } while (after !== null);
  }
}

const idsOf = ({ results }: AnswerPage) => results.map(({ id }) => id);

function beside<Evidence>(
  { prompt, results }: AnswerPage,
  evidence: ReadonlyMap<ExportedAnswer['id'], readonly Evidence[]>,
): EvidenceRow<Evidence>[] {
  return results.flatMap((result) =>
    (evidence.get(result.id) ?? []).map((one) => ({ answer: { result, prompt }, evidence: one })),
  );
}

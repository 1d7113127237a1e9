import {
  type CitationRow,
  listAnswerTexts,
  listCitations,
  listMentions,
  type MentionRow,
  type ResultRow,
} from '#features/answers';
import type { OwnedCompanyId, OwnedPrompt } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Database } from '#platform/db';
import { listAnswerRows } from '../store/answer-rows.ts';
import type { AnswerRow, EvidenceRow } from '../templates/export-columns.ts';

const PAGE = 500;

export interface AskedAnswers {
  readonly prompts: readonly OwnedPrompt[];
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
}

interface AnswerPage {
  readonly companyId: OwnedCompanyId;
  readonly prompt: string;
  readonly results: readonly ResultRow[];
}

/** Every answer with its text, newest first within each prompt. */
export async function* listAnswers(db: Database, asked: AskedAnswers): AsyncGenerator<AnswerRow> {
  for await (const { companyId, prompt, results } of listPages(db, asked)) {
    const texts = await listAnswerTexts(db, { companyId, results });
    for (const result of results) yield { result, prompt, text: texts.get(result.id) ?? null };
  }
}

/** Every company an answer names. */
export async function* listMentionRows(
  db: Database,
  asked: AskedAnswers,
): AsyncGenerator<EvidenceRow<MentionRow>> {
  for await (const page of listPages(db, asked))
    yield* beside(page, await listMentions(db, { companyId: page.companyId, resultIds: idsOf(page) }));
}

/** Every page an answer cites. */
export async function* listSourceRows(
  db: Database,
  asked: AskedAnswers,
): AsyncGenerator<EvidenceRow<CitationRow>> {
  for await (const page of listPages(db, asked))
    yield* beside(page, await listCitations(db, { companyId: page.companyId, resultIds: idsOf(page) }));
}

async function* listPages(db: Database, { prompts, from, to }: AskedAnswers): AsyncGenerator<AnswerPage> {
  for (const { prompt, company } of prompts) {
    let after: ResultRow | null = null;
    do {
      const asked = { companyId: company.id, promptId: prompt.id, from, to, after, limit: PAGE };
      const results: ResultRow[] = await listAnswerRows(db, asked);
      yield { companyId: company.id, prompt: prompt.text, results };
      after = results.length < PAGE ? null : (results.at(-1) ?? null);
    } while (after !== null);
  }
}

const idsOf = ({ results }: AnswerPage) => results.map(({ id }) => id);

function* beside<Evidence>(
  { prompt, results }: AnswerPage,
  evidence: ReadonlyMap<ResultRow['id'], readonly Evidence[]>,
): Generator<EvidenceRow<Evidence>> {
  for (const result of results)
    for (const one of evidence.get(result.id) ?? [])
      yield { answer: { result, prompt, text: null }, evidence: one };
}

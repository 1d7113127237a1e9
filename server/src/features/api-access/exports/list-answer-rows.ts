import { describeMarket } from '@citato/contract/markets';
import {
  type CitationRow,
  listAnswerTexts,
  listCitations,
  listMentions,
  type MentionRow,
  type ResultRow,
} from '#features/answers';
import { loadSeries, type OwnedCompanyId, type OwnedPrompt } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Database } from '#platform/db';
import { listAnswerRows } from '../store/answer-rows.ts';
import type { AnswerRow, AskedQuestion, EvidenceRow } from '../templates/export-columns.ts';

const PAGE = 500;

export interface AskedAnswers {
  readonly prompts: readonly OwnedPrompt[];
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
}

interface AnswerPage {
  readonly companyId: OwnedCompanyId;
  /** What was asked on a day. */
  readonly questionOf: (day: RomeDay) => AskedQuestion | null;
  readonly results: readonly ResultRow[];
}

/** Every answer with its text, newest first within each prompt. */
export async function* listAnswers(db: Database, asked: AskedAnswers): AsyncGenerator<AnswerRow> {
  for await (const { companyId, questionOf, results } of listPages(db, asked)) {
    const texts = await listAnswerTexts(db, { companyId, results });
    for (const result of results) {
      const question = questionOf(result.day);
      yield { result, question, text: texts.get(result.id) ?? null };
    }
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
  const series = await loadSeries(
    db,
    prompts.map(({ prompt }) => prompt.id),
  );
  for (const { prompt, company } of prompts) {
    const questionOf = (day: RomeDay): AskedQuestion | null => {
      const found = series.questionOf({ promptId: prompt.id, day });
      return found && { ...found, market: describeMarket(found.market).name };
    };
    let after: ResultRow | null = null;
    do {
      const asked = { companyId: company.id, promptId: prompt.id, from, to, after, limit: PAGE };
      const results: ResultRow[] = await listAnswerRows(db, asked);
      yield { companyId: company.id, questionOf, results };
      after = results.length < PAGE ? null : (results.at(-1) ?? null);
    } while (after !== null);
  }
}

const idsOf = ({ results }: AnswerPage) => results.map(({ id }) => id);

function* beside<Evidence>(
  { questionOf, results }: AnswerPage,
  evidence: ReadonlyMap<ResultRow['id'], readonly Evidence[]>,
): Generator<EvidenceRow<Evidence>> {
  for (const result of results)
    for (const one of evidence.get(result.id) ?? [])
      yield { answer: { result, question: questionOf(result.day), text: null }, evidence: one };
}

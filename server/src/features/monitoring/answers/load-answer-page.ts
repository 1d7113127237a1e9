import { describeMarket } from '@citato/contract/markets';
import type { AnalysisResult, EngineId } from '@citato/contract';
import { type AskedQuestion, listAskedQuestions } from '#features/analysis';
import { type OwnedPrompt, getOwnedPrompt } from '#features/companies';
import { buildThirtyDayWindow, findLastDay } from '#features/measurements';
import { AppError } from '#lib/app-error';
import { type RomeDay, addDays } from '#lib/rome-time';
import { type PromptId, type ResultId, type AccountId, toId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { loadAnswers } from './load-answers.ts';
import { formatCursor, parseCursor } from '#lib/answer-cursor';
import type { AnswerFilter, AnswerWindow } from '../rules/answer-filter.ts';
import { countFitting } from '../rules/answer-page.ts';
import { type ListedAnswer, countAnswers, listAnswerPage, loadEndedWindow } from '../store/answer-pages.ts';

const PAGE_SIZE = 20;

/** What is asked for: a page, and which answers belong on it. */
interface AnswerQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly engine?: EngineId | undefined;
  readonly company?: string | undefined;
  readonly presence?: 'named' | 'absent' | 'uncounted' | undefined;
  readonly scope?: 'standing' | 'all' | undefined;
  /** Days of analyses, inclusive; they stand in the place of a scope. */
  readonly from?: RomeDay | undefined;
  readonly to?: RomeDay | undefined;
}

/** Whose answers, to which prompt, and which of them. */
export interface AskedAnswers {
  readonly userId: AccountId;
  readonly promptId: PromptId;
  readonly query: AnswerQuery;
}

/** The ids of the answers on a page, before the answers are read. */
export interface AnswerPage {
  readonly subject: OwnedPrompt;
  /** One more than fit, where more follow. */
  readonly listed: readonly ListedAnswer[];
  readonly limit: number;
  readonly total: number | null;
}

/**
 * Finds a page of the answers to the user's prompt, newest first. In the current scope they are the very answers the
 * prompt's numbers are made of, and counted.
 */
export async function findAnswerPage(
  db: Queryable,
  { userId, promptId, query }: AskedAnswers,
): Promise<AnswerPage> {
  const subject = await getOwnedPrompt(db, { userId, promptId });
  const { prompt, company } = subject;
  const { cursor, limit = PAGE_SIZE } = query;
  const after = cursor === undefined ? null : readCursor(cursor);
  const filter = await findFilter(db, { prompt, query });
  if (filter === null) return { subject, listed: [], limit, total: 0 };
  const asked = { companyId: company.id, promptId: prompt.id, filter };
  return {
    subject,
    listed: await listAnswerPage(db, { ...asked, after, limit: limit + 1 }),
    limit,
    total: filter.window === null ? null : await countAnswers(db, asked),
  };
}

/** The answers of a page, with everything read from them: as many as their texts let fit. */
export async function loadAnswerPage(db: Queryable, { subject, listed, limit, total }: AnswerPage) {
  const loaded = await loadAnswers(db, { companyId: subject.company.id, listed: listed.slice(0, limit) });
  const fitting = loaded.slice(0, countFitting(loaded.map(({ answer }) => answer.answer?.length ?? 0)));
  const last = listed.find(({ id }) => id === fitting.at(-1)?.id);
  const analysisIds = fitting.map(({ analysisId }) => analysisId);
  const askedAt = await listAskedQuestions(db, { subject, analysisIds });
  return {
    results: fitting.map(({ answer, analysisId }) => ({
      ...answer,
      askedThen: answer.series === subject.prompt.series ? null : shapeAsked(askedAt(analysisId)),
    })),
    nextCursor: last !== undefined && last !== listed.at(-1) ? formatCursor(last) : null,
    total,
  };
}

const shapeAsked = ({ text, persona, market }: AskedQuestion): AnalysisResult['askedThen'] => ({
  text,
  persona,
  market: describeMarket(market),
});

/** Null when the current figures are asked for and no analysis has ended yet. */
async function findFilter(
  db: Queryable,
  {
    prompt: { id, seriesSince },
    query: { engine, company, presence, scope = 'all', from, to },
  }: { prompt: OwnedPrompt['prompt']; query: AnswerQuery },
): Promise<AnswerFilter | null> {
  const filter = { engine: engine ?? null, presence: presence ?? null, companyKey: company ?? null };
  const endedIn = async (window: AnswerWindow) => ({
    ...filter,
    window: await loadEndedWindow(db, { promptId: id, window }),
  });
  if (from !== undefined || to !== undefined) return endedIn(readDays({ from, to }));
  if (scope === 'all') return { ...filter, window: null };
  const lastDay = await findLastDay(db, id);
  return lastDay === null ? null : endedIn(buildThirtyDayWindow({ lastDay, seriesSince }));
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '9999-12-31';

/** The days asked for; an end that was left out is open. No answer is older than the analysis it belongs to. */
function readDays({
  from = FIRST_DAY,
  to = LAST_DAY,
}: {
  from?: RomeDay | undefined;
  to?: RomeDay | undefined;
}): AnswerWindow {
  if (from > to) throw new AppError('answers.reversed_days');
  return { firstDay: from, lastDay: to, start: new Date(`${addDays(from, -1)}T00:00:00Z`) };
}

function readCursor(text: string) {
  const cursor = parseCursor(text, toId<ResultId>);
  if (cursor === null) {
    throw new AppError('request.invalid', { fields: { cursor: 'Il segnalibro della pagina non è valido' } });
  }
  return cursor;
}

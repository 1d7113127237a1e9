import type { RereadingProgress } from '@citato/contract';
import { EXTRACTOR_VERSION } from '@citato/mentions';
import {
  type SQL,
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import {
  type AnalysisOfCompany,
  analysisResults,
  answerTexts,
  citations,
  type CitationRow,
  type ResultRow,
} from '#features/answers';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { AnalysisId, CompanyId, PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { compareText } from '#lib/text';
import { type Queryable, isAnyOf } from '#platform/db';
import { modelReadings, type ModelReadingRow } from '../tables.ts';

/** An answer that still has its text, with what was said about it beside the text. */
export interface OldAnswer {
  readonly result: ResultRow;
  readonly text: string;
  readonly modelReading: ModelReadingRow | null;
  /** Sources the engine named beside its text. */
  readonly named: readonly CitationRow[];
}

const hasText = and(
  eq(answerTexts.resultId, analysisResults.id),
  eq(answerTexts.createdAt, analysisResults.createdAt),
);
/** Two ranges instead of "not equal", so that an index finds the few among the many. */
const isReadByAnother = or(
  lt(analysisResults.extractorVersion, EXTRACTOR_VERSION),
  gt(analysisResults.extractorVersion, EXTRACTOR_VERSION),
);

/** Whose answers, and which state of its company's names they are to be read under. */
interface ReadingTarget {
  readonly companyId: OwnedCompanyId;
  readonly promptId: OwnedPromptId;
  readonly namesRevision: number;
  /** Only answers from this day on, ahead of their turn; null: every answer in its turn. */
  readonly aheadFrom: RomeDay | null;
}

/**
 * Answers of a prompt that are to be read again. The figures may use one that was read ahead of its turn, and it is read
 * again in its turn.
 */
const isOutdated = ({ promptId, namesRevision, aheadFrom }: ReadingTarget) =>
  aheadFrom === null
    ? and(
        eq(analysisResults.promptId, promptId),
        or(
          ne(analysisResults.namesRevision, namesRevision),
          eq(analysisResults.isReadAhead, true),
          isReadByAnother,
        ),
      )
    : and(
        eq(analysisResults.promptId, promptId),
        gte(analysisResults.day, aheadFrom),
        ne(analysisResults.namesRevision, namesRevision),
      );

/** The answers of a prompt since a day that have their text, and how many of them are read under these names. */
export async function countReadings(
  db: Queryable,
  {
    companyId,
    promptId,
    namesRevision,
    firstDay,
  }: Pick<ReadingTarget, 'companyId' | 'promptId' | 'namesRevision'> & { firstDay: RomeDay },
): Promise<RereadingProgress> {
  const isDone = eq(analysisResults.namesRevision, namesRevision);
  const [row] = await db
    .select({ total: count(), done: sql`count(*) filter (where ${isDone})`.mapWith(Number) })
    .from(analysisResults)
    .innerJoin(answerTexts, hasText)
    .where(
      and(
        eq(analysisResults.companyId, companyId),
        eq(answerTexts.companyId, companyId),
        eq(analysisResults.promptId, promptId),
        gte(analysisResults.day, firstDay),
      ),
    );
  return row ?? { done: 0, total: 0 };
}

/** The oldest answers that are to be read again, day by day, at most `limit`; those whose text was purged are none. */
export async function listOutdatedAnswers(
  db: Queryable,
  { limit, ...target }: ReadingTarget & { limit: number },
): Promise<OldAnswer[]> {
  return selectAnswers(db, { companyIds: [target.companyId], condition: isOutdated(target), limit });
}

/** The answers of analyses that wait for a model to read them, by analysis, engine by engine. */
export async function listUnread(
  db: Queryable,
  analyses: readonly AnalysisOfCompany[],
): Promise<Map<AnalysisId, OldAnswer[]>> {
  const isUnread = and(
    inArray(
      analysisResults.analysisId,
      analyses.map(({ id }) => id),
    ),
    eq(analysisResults.rulesBecause, 'not_reached'),
  );
  const companyIds = [...new Set(analyses.map(({ companyId }) => companyId))];
  const unread = await selectAnswers(db, { companyIds, condition: isUnread, limit: null });
  const sorted = unread.toSorted(
    ({ result: a }, { result: b }) => compareText(a.engine, b.engine) || a.sample - b.sample,
  );
  return Map.groupBy(sorted, ({ result }) => result.analysisId);
}

/** A company's answers that fit the condition and have their text, in the order of their days. */
export async function selectAnswers(
  db: Queryable,
  {
    companyIds,
    condition,
    limit,
  }: { companyIds: readonly CompanyId[]; condition: SQL | undefined; limit: number | null },
): Promise<OldAnswer[]> {
  const { companyId: _known, ...reported } = getTableColumns(modelReadings);
  const query = db
    .select({ result: analysisResults, text: answerTexts.text, modelReading: reported })
    .from(analysisResults)
    .innerJoin(answerTexts, hasText)
    .leftJoin(
      modelReadings,
      and(eq(modelReadings.resultId, analysisResults.id), isAnyOf(modelReadings.companyId, companyIds)),
    )
    .where(
      and(
        isAnyOf(analysisResults.companyId, companyIds),
        isAnyOf(answerTexts.companyId, companyIds),
        condition,
      ),
    )
    .orderBy(asc(analysisResults.day), asc(analysisResults.createdAt), asc(analysisResults.id));
  const rows = await (limit === null ? query : query.limit(limit));
  const ids = rows.map(({ result }) => result.id);
  if (ids.length === 0) return [];
  const { companyId: _same, ...source } = getTableColumns(citations);
  const named = await db
    .select(source)
    .from(citations)
    .where(
      and(
        isAnyOf(citations.companyId, companyIds),
        inArray(citations.resultId, ids),
        eq(citations.namedByEngine, true),
      ),
    )
    .orderBy(asc(citations.position));
  const byAnswer = Map.groupBy(named, ({ resultId }) => resultId);
  return rows.map((row) => ({ ...row, named: byAnswer.get(row.result.id) ?? [] }));
}

/** Prompts with answers that another version of the reader has read and whose text is still there, of all companies. */
export async function listPromptsReadByAnother(
  db: Queryable,
): Promise<{ companyId: CompanyId; promptId: PromptId }[]> {
  return db
    .selectDistinct({ companyId: analysisResults.companyId, promptId: analysisResults.promptId })
    .from(analysisResults)
    .innerJoin(answerTexts, and(hasText, eq(answerTexts.companyId, analysisResults.companyId)))
    .where(isReadByAnother);
}

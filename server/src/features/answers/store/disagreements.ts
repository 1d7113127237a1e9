import type { EngineId } from '@citato/contract';
import { and, asc, count, desc, eq, getTableColumns, lt, or, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { PromptId, ResultId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type DisagreementRow, analysisResults, readingDisagreements } from '../tables.ts';

/** An answer that model and rules read differently, with how often, by kind. */
interface DisagreedAnswer {
  readonly id: ResultId;
  readonly createdAt: Date;
  readonly promptId: PromptId;
  readonly engine: EngineId;
  readonly kinds: readonly { readonly kind: DisagreementRow['kind']; readonly count: number }[];
}

/** Where model and rules read one answer of a company differently. */
export async function listDisagreements(
  db: Queryable,
  { companyId, resultId }: { companyId: OwnedCompanyId; resultId: ResultId },
): Promise<DisagreementRow[]> {
  const { companyId: _known, ...columns } = getTableColumns(readingDisagreements);
  return db
    .select(columns)
    .from(readingDisagreements)
    .where(and(eq(readingDisagreements.companyId, companyId), eq(readingDisagreements.resultId, resultId)))
    .orderBy(asc(columns.kind), asc(columns.name));
}

/** The answers that are read differently, newest first, after one when it is named. */
export async function listDisagreedAnswers(
  db: Queryable,
  { after, limit }: { after: { readonly id: ResultId; readonly createdAt: Date } | null; limit: number },
): Promise<DisagreedAnswer[]> {
  const { resultId, companyId, createdAt, kind } = readingDisagreements;
  const isAfter =
    after === null
      ? undefined
      : or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(resultId, after.id)));
  const newest = db
    .selectDistinct({ resultId, companyId, createdAt })
    .from(readingDisagreements)
    .where(isAfter)
    .orderBy(desc(createdAt), desc(resultId))
    .limit(limit)
    .as('newest');
  const rows = await db
    .select({
      id: newest.resultId,
      createdAt: newest.createdAt,
      promptId: analysisResults.promptId,
      engine: analysisResults.engine,
      kind,
      count: count(),
    })
    .from(newest)
    .innerJoin(
      analysisResults,
      and(eq(analysisResults.id, newest.resultId), eq(analysisResults.companyId, newest.companyId)),
    )
    .innerJoin(readingDisagreements, and(eq(resultId, newest.resultId), eq(companyId, newest.companyId)))
    .groupBy(newest.resultId, newest.createdAt, analysisResults.promptId, analysisResults.engine, kind)
    .orderBy(desc(newest.createdAt), desc(newest.resultId), sql`count(*) desc`, asc(kind));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofAnswer) =>
    ofAnswer.slice(0, 1).map(({ id, createdAt: at, promptId, engine }) => ({
      id,
      createdAt: at,
      promptId,
      engine,
      kinds: ofAnswer.map((row) => ({ kind: row.kind, count: row.count })),
    })),
  );
}

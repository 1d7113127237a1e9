import { and, asc, count, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { analysisResults, mentions } from '#features/answers';
import type { OwnedCompanyId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, isAnyOf } from '#platform/db';
import { type ClaimMarkRow, claimMarks } from './tables.ts';

/** Ok answers since a day that name the company, with where and in what tone: negative ones first, then the newest. */
export async function listNamingAnswers(
  db: Queryable,
  {
    companyId,
    promptIds,
    firstDay,
    limit,
  }: { companyId: OwnedCompanyId; promptIds: readonly PromptId[]; firstDay: RomeDay; limit: number },
) {
  const { id, promptId, engine, day, createdAt, status } = analysisResults;
  const { sentiment, spans, resultId, isOwn } = mentions;
  return db
    .select({ id, promptId, engine, day, createdAt, tone: sentiment, spans })
    .from(analysisResults)
    .innerJoin(mentions, and(eq(resultId, id), eq(mentions.companyId, analysisResults.companyId)))
    .where(
      and(
        eq(analysisResults.companyId, companyId),
        eq(mentions.companyId, companyId),
        isAnyOf(promptId, promptIds),
        eq(status, 'ok'),
        gte(day, firstDay),
        eq(isOwn, true),
      ),
    )
    .orderBy(desc(sql`coalesce(${sentiment} = 'negative', false)`), desc(createdAt), desc(id))
    .limit(limit);
}

/** The mark each statement of a company bears now; those taken back are none. */
export async function listMarks(db: Queryable, companyId: OwnedCompanyId): Promise<ClaimMarkRow[]> {
  const newest = db
    .selectDistinctOn([claimMarks.key])
    .from(claimMarks)
    .where(eq(claimMarks.companyId, companyId))
    .orderBy(claimMarks.key, desc(claimMarks.id))
    .as('newest');
  return db.select().from(newest).where(isNotNull(newest.verdict)).orderBy(desc(newest.id));
}

export async function countMarks(tx: Transaction, companyId: OwnedCompanyId): Promise<number> {
  const [row] = await tx
    .select({ marks: count() })
    .from(claimMarks)
    .where(eq(claimMarks.companyId, companyId));
  return row?.marks ?? 0;
}

export async function insertMark(
  tx: Transaction,
  row: Omit<ClaimMarkRow, 'id'> & { companyId: OwnedCompanyId },
): Promise<void> {
  await tx.insert(claimMarks).values(row);
}

/** Everything a company's statements were marked as, oldest first. */
export async function listMarkHistory(db: Queryable, companyId: OwnedCompanyId) {
  const { key, sentence, isNegative, verdict, markedBy, createdAt } = claimMarks;
  return db
    .select({ companyId: claimMarks.companyId, key, sentence, isNegative, verdict, markedBy, createdAt })
    .from(claimMarks)
    .where(eq(claimMarks.companyId, companyId))
    .orderBy(asc(claimMarks.id));
}

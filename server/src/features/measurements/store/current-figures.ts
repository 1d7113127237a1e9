import type { MentionedCompany } from '@citato/contract';
import { and, eq, getTableColumns, inArray, max, not, sql } from 'drizzle-orm';
import { type OwnedPromptId, promptIs } from '#features/companies';
import type { PromptId, AccountId } from '#lib/ids';
import {
  type Queryable,
  type Transaction,
  executeOften,
  insertRows,
  isAnyOf,
  renderOnce,
} from '#platform/db';
import { type MonitoringRow, monitoringData } from '../tables.ts';

/** Everything of the current figures that a later write changes. */
const RENEWED = renderOnce(
  sql.join(
    Object.entries(getTableColumns(monitoringData))
      .filter(([key]) => !['id', 'promptId', 'userId'].includes(key))
      .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  ),
);

/** Figures of an earlier series are nobody's current ones. */
const isCurrent = promptIs.ofCurrentSeries(monitoringData);

/** Writes the current figures of prompts; those of a later series stay. */
export async function upsertMonitoringData(tx: Transaction, rows: readonly MonitoringRow[]): Promise<void> {
  if (rows.length === 0) return;
  await executeOften(
    tx,
    sql`${insertRows(monitoringData, rows)} on conflict (prompt_id) do update set ${RENEWED}
      where ${monitoringData.series} <= excluded.series`,
  );
}

/** The current figures, by prompt. */
export async function listMonitoringData(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<Map<PromptId, MonitoringRow>> {
  const rows = await db
    .select()
    .from(monitoringData)
    .where(and(inArray(monitoringData.promptId, [...promptIds]), isCurrent));
  return new Map(rows.map((row) => [row.promptId, row]));
}

/**
 * What is known of the current figures before they are renewed: since when they are collected, and their last update.
 */
export type CurrentFigures = Pick<
  MonitoringRow,
  'id' | 'promptId' | 'collectionStartDate' | 'lastUpdated' | 'series'
>;

export async function listCurrentFigures(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<Map<PromptId, CurrentFigures>> {
  const { id, promptId, collectionStartDate, lastUpdated, series } = monitoringData;
  const rows = await db
    .select({ id, promptId, collectionStartDate, lastUpdated, series })
    .from(monitoringData)
    .where(isAnyOf(promptId, promptIds))
    .prepare('measurements_current_figures')
    .execute();
  return new Map(rows.map((row) => [row.promptId, row]));
}

/** When a user's numbers were last renewed, archived prompts' left out; null before the first. */
export async function findLastUpdate(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] | null },
): Promise<Date | null> {
  const [row] = await db
    .select({ lastUpdate: max(monitoringData.lastUpdated) })
    .from(monitoringData)
    .where(
      and(
        eq(monitoringData.userId, userId),
        promptIds === null ? undefined : isAnyOf(monitoringData.promptId, promptIds),
        isCurrent,
        not(promptIs.archived(monitoringData.promptId)),
      ),
    );
  return row?.lastUpdate ?? null;
}

type NamedCompany = Pick<MentionedCompany, 'name' | 'isOwn' | 'mentions'>;

/** The companies prompts' answers have named, by prompt. */
export async function listMentionedCompanies(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<Map<PromptId, NamedCompany[]>> {
  const { promptId } = monitoringData;
  const companies = sql<NamedCompany[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('name', one -> 'name', 'isOwn', one -> 'isOwn',
      'mentions', one -> 'mentions') order by place), '[]')
    from jsonb_array_elements(${monitoringData.mentionedCompanies}) with ordinality as listed (one, place))`;
  const rows = await db
    .select({ promptId, companies })
    .from(monitoringData)
    .where(and(isAnyOf(promptId, promptIds), isCurrent))
    .prepare('measurements_mentioned_companies')
    .execute();
  return new Map(rows.map((row) => [row.promptId, row.companies]));
}

/** What a company's figures take from the current figures of one prompt. */
export type NumbersSummary = Pick<
  MonitoringRow,
  | 'promptId'
  | 'totalResponses'
  | 'ownMentions'
  | 'ownPositionSum'
  | 'ownPositionSquareSum'
  | 'periodStart'
  | 'lastUpdated'
>;

export async function listSummariesOfUser(db: Queryable, userId: AccountId): Promise<NumbersSummary[]> {
  const { promptId, totalResponses, ownMentions, ownPositionSum, ownPositionSquareSum } = monitoringData;
  const { periodStart, lastUpdated } = monitoringData;
  return db
    .select({
      promptId,
      totalResponses,
      ownMentions,
      ownPositionSum,
      ownPositionSquareSum,
      periodStart,
      lastUpdated,
    })
    .from(monitoringData)
    .where(and(eq(monitoringData.userId, userId), isCurrent));
}

/** The current figures of some of a user's prompts. */
export async function listMonitoringOfUser(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] },
): Promise<MonitoringRow[]> {
  if (promptIds.length === 0) return [];
  return db
    .select()
    .from(monitoringData)
    .where(
      and(eq(monitoringData.userId, userId), inArray(monitoringData.promptId, [...promptIds]), isCurrent),
    );
}

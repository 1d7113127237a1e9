import { sql } from 'drizzle-orm';
import { analysisResults, answerTexts, type ResultRow } from '#features/answers';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import { executeOften, type Queryable } from '#platform/db';

interface AskedRows {
  readonly companyId: OwnedCompanyId;
  readonly promptId: OwnedPromptId;
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
  /** The last one of the page before. */
  readonly after: Pick<ExportedAnswer, 'id' | 'createdAt'> | null;
  readonly limit: number;
}

/** What a file says of an answer: nothing else of its row is read. */
export type ExportedAnswer = Pick<
  ResultRow,
  | 'id'
  | 'analysisId'
  | 'promptId'
  | 'day'
  | 'engine'
  | 'model'
  | 'sample'
  | 'status'
  | 'brandPresent'
  | 'brandPosition'
> & {
  /** As the database writes it, which is what the next page is asked by. */
  readonly createdAt: string;
  readonly text: string | null;
};

/**
 * A page of a prompt's answers, newest first, with their texts where they are asked for. One statement, whose plan is
 * made once a connection; nothing is held between two pages.
 */
export async function listAnswerRows(
  db: Queryable,
  { companyId, promptId, from, to, after, limit }: AskedRows,
  { withTexts }: { withTexts: boolean },
): Promise<ExportedAnswer[]> {
  const t = answerTexts;
  const text = withTexts
    ? sql`(select ${t.text} from ${t} where ${t.companyId} = r.company_id and ${t.resultId} = r.id and ${t.createdAt} = r.created_at)`
    : sql`null::text`;
  const { rows } = await executeOften<ExportedAnswer>(
    db,
    sql`
      select r.id, r.analysis_id as "analysisId", r.prompt_id as "promptId", r.day, r.engine, r.model, r.sample, r.status,
        r.brand_present as "brandPresent", r.brand_position as "brandPosition", r.created_at as "createdAt",
        ${text} as text
      from ${analysisResults} r
      where r.company_id = ${companyId} and r.prompt_id = ${promptId}
        and (${from}::date is null or r.day >= ${from}::date) and (${to}::date is null or r.day <= ${to}::date)
        and (r.created_at, r.id) < (coalesce(${after?.createdAt ?? null}::timestamptz, 'infinity'),
          coalesce(${after?.id ?? null}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by r.created_at desc, r.id desc
      limit ${limit}`,
  );
  return rows;
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import { companies, prompts } from '../tables.ts';

/** Conditions on a prompt, for queries over what belongs to it. */
export const promptIs = {
  /** Its row is deleted: true where no prompt has that id again, as the demo's do. Both are read from one snapshot. */
  gone: (promptId: PromptId): SQL =>
    sql`not exists (select 1 from ${prompts} where ${prompts.id} = ${promptId})`,

  /** It or its company is archived. */
  archived: (promptId: SQLWrapper): SQL => sql`exists (
    select 1 from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}
    where ${prompts.id} = ${promptId} and (${prompts.archivedAt} is not null or ${companies.archivedAt} is not null))`,

  /** It still has the series something was made in. */
  ofCurrentSeries: ({
    promptId,
    series,
  }: {
    readonly promptId: SQLWrapper;
    readonly series: SQLWrapper;
  }): SQL =>
    sql`exists (select 1 from ${prompts} where ${prompts.id} = ${promptId} and ${prompts.series} = ${series})`,
};

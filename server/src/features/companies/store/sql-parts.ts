import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import { companies, prompts } from '../tables.ts';

/**
 * A condition for a query that erases rows of a deleted prompt: true where no prompt has that id again, as the demo's
 * do. Both are read from one snapshot.
 */
export function isPromptGone(promptId: PromptId): SQL {
  return sql`not exists (select 1 from ${prompts} where ${prompts.id} = ${promptId})`;
}

/** Whether something made from a prompt's answers is of the series the prompt has now. */
export function isOfCurrentSeries({
  promptId,
  series,
}: {
  readonly promptId: SQLWrapper;
  readonly series: SQLWrapper;
}): SQL {
  return sql`exists (select 1 from ${prompts} where ${prompts.id} = ${promptId} and ${prompts.series} = ${series})`;
}

/** The series a prompt has now; null where it is gone. */
export function seriesOfPrompt(promptId: SQLWrapper): SQL {
  return sql`(select ${prompts.series} from ${prompts} where ${prompts.id} = ${promptId})`;
}

/** Whether a prompt or its company is archived: for queries over prompts. */
export function isPromptArchived(promptId: SQLWrapper): SQL {
  return sql`exists (
    select 1 from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}
    where ${prompts.id} = ${promptId} and (${prompts.archivedAt} is not null or ${companies.archivedAt} is not null))`;
}

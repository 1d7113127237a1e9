import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import { isAnyOf } from '#platform/db';
import type { OwnedPromptId } from '../rules/ownership.ts';
import { companies, prompts } from '../tables.ts';
import { isLive } from './counts.ts';

/**
 * A condition for a query that erases rows of a deleted prompt: true where no prompt has that id again, as the demo's
 * do. Both are read from one snapshot.
 */
export function isPromptGone(promptId: PromptId): SQL {
  return sql`not exists (select from ${prompts} where ${prompts.id} = ${promptId})`;
}

/** Whether a prompt or its company is archived: for queries over prompts. */
export function isPromptArchived(promptId: SQLWrapper): SQL {
  return sql`exists (
    select from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}
    where ${prompts.id} = ${promptId} and (${prompts.archivedAt} is not null or ${companies.archivedAt} is not null))`;
}

/** The owner of every prompt, as `owned (prompt_id, user_id)`. */
export const promptOwners: SQL = sql`(
  select ${prompts.id} as prompt_id, ${companies.userId} as user_id
  from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}) as owned`;

/** The prompts a company's rates are made of, as `rated (prompt_id, company_id)`. */
export const ratedPrompts: SQL = sql`(
  select ${prompts.id} as prompt_id, ${prompts.companyId} as company_id
  from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}
  where ${isLive} and not ${prompts.namesOwnCompany}) as rated`;

/** The companies of prompts, as a list for a query. */
export function companiesOf(promptIds: readonly OwnedPromptId[]): SQL {
  return sql`(select ${prompts.companyId} from ${prompts} where ${isAnyOf(prompts.id, promptIds)})`;
}

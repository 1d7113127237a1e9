import { sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';

/** More addresses than a company's answers cite of its site. */
const MAX_ROWS = 5_000;

/** Addresses of a site that ok answers since a day cite, by prompt, with how many answers cite each. */
export async function listCitedAddresses(
  db: Queryable,
  { companyId, domain, firstDay }: { companyId: OwnedCompanyId; domain: string; firstDay: RomeDay },
): Promise<{ url: string; promptId: PromptId; answers: number }[]> {
  const { rows } = await db.execute<{ url: string; promptId: PromptId; answers: number }>(sql`
    select c.url, r.prompt_id as "promptId", count(distinct c.result_id)::int as answers
    from citations c join analysis_results r on r.id = c.result_id and r.company_id = c.company_id
    where c.company_id = ${companyId} and r.company_id = ${companyId} and r.status = 'ok' and r.day >= ${firstDay}
      and (c.domain = ${domain} or c.domain like ${`%.${domain}`})
    group by c.url, r.prompt_id order by answers desc, c.url, r.prompt_id limit ${MAX_ROWS}`);
  return rows;
}

interface AnswersOfDays {
  readonly companyId: OwnedCompanyId;
  readonly promptIds: readonly PromptId[];
  readonly firstDay: RomeDay;
}

const ofDays = ({ companyId, promptIds, firstDay }: AnswersOfDays) =>
  sql`r.company_id = ${companyId} and r.prompt_id = any (${sql.param([...promptIds])}::uuid[])
    and r.status = 'ok' and r.day >= ${firstDay}`;

/** How many ok answers prompts have since a day. */
export async function countAnswers(db: Queryable, asked: AnswersOfDays): Promise<number> {
  const { rows } = await db.execute<{ answers: number }>(
    sql`select count(*)::int as answers from analysis_results r where ${ofDays(asked)}`,
  );
  return rows[0]?.answers ?? 0;
}

/** What the addresses of one page share, as the rule `pageKey` says it. */
const pageKeyOf = sql`lower(regexp_replace(regexp_replace(c.url, '[?#].*$', ''), '^https?://(www\\.)?|/+$', '', 'gi'))`;

/** Pages under a domain that ok answers since a day cite, by prompt, with how many answers cite each and one of its addresses. */
export async function listCitedPages(
  db: Queryable,
  { companyId, domain, ...asked }: AnswersOfDays & { domain: string },
): Promise<{ url: string; promptId: PromptId; answers: number }[]> {
  const { rows } = await db.execute<{ url: string; promptId: PromptId; answers: number }>(sql`
    select min(c.url) as url, r.prompt_id as "promptId", count(distinct c.result_id)::int as answers
    from citations c join analysis_results r on r.id = c.result_id and r.company_id = c.company_id
    where c.company_id = ${companyId} and ${ofDays({ companyId, ...asked })}
      and (c.domain = ${domain} or c.domain like ${`%.${domain}`})
    group by ${pageKeyOf}, r.prompt_id order by answers desc, url, r.prompt_id limit ${MAX_ROWS}`);
  return rows;
}

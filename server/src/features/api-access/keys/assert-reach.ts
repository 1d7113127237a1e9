import type { Endpoint } from '@citato/contract';
import * as z from 'zod';
import { getOwnedPrompt } from '#features/companies';
import { AppError } from '#lib/app-error';
import { type CompanyId, type PromptId, toId, type UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';

const SUBJECT = z.object({ companyId: z.uuid().optional(), promptId: z.uuid().optional() });

interface Reach {
  readonly userId: UserId;
  readonly onlyCompanies: readonly CompanyId[] | null;
}

/**
 * Refuses a call beyond the companies of a caller. What it names and may not see is not found, as another's would be;
 * what names none is for callers of all companies, unless the endpoint leaves out the others by itself.
 */
export async function assertReach(
  db: Queryable,
  { userId, onlyCompanies }: Reach,
  { endpoint, params, body }: { endpoint: Endpoint; params: unknown; body: unknown },
): Promise<void> {
  if (onlyCompanies === null || endpoint.keys?.lists === true) return;
  const named = { ...readSubject(body), ...readSubject(params) };
  if (named.companyId !== undefined) {
    if (!onlyCompanies.includes(toId<CompanyId>(named.companyId))) throw new AppError('companies.not_found');
    return;
  }
  if (named.promptId === undefined) throw new AppError('keys.some_companies');
  const { company } = await getOwnedPrompt(db, { userId, promptId: toId<PromptId>(named.promptId) });
  if (!onlyCompanies.includes(company.id)) throw new AppError('prompts.not_found');
}

function readSubject(part: unknown): z.infer<typeof SUBJECT> {
  return SUBJECT.safeParse(part).data ?? {};
}

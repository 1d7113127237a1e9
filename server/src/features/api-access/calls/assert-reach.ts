import type { Endpoint } from '@citato/contract';
import * as z from 'zod';
import { getAccountOfPrompt } from '#features/companies';
import { getAccountOfCompany } from '#lib/viewer';
import { AppError } from '#lib/app-error';
import { type CompanyId, type PromptId, toId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';

const SUBJECT = z.object({ companyId: z.uuid().optional(), promptId: z.uuid().optional() });

/**
 * Refuses a call beyond the companies of a caller. What it names and may not see is not found, as another's would be;
 * what names none is for callers of all companies, unless the endpoint leaves out the others by itself.
 */
export async function assertReach(
  db: Queryable,
  viewer: Viewer,
  { endpoint, params, body }: { endpoint: Endpoint; params: unknown; body: unknown },
): Promise<void> {
  if (viewer.companyIds === null || endpoint.keys?.lists === true) return;
  const named = { ...readSubject(body), ...readSubject(params) };
  if (named.companyId !== undefined) {
    getAccountOfCompany(viewer, toId<CompanyId>(named.companyId));
    return;
  }
  if (named.promptId === undefined) throw new AppError('keys.some_companies');
  await getAccountOfPrompt(db, { viewer, promptId: toId<PromptId>(named.promptId) });
}

function readSubject(part: unknown): z.infer<typeof SUBJECT> {
  return SUBJECT.safeParse(part).data ?? {};
}

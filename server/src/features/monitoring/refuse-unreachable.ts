import * as z from 'zod';
import { listPromptsAsSystem } from '#features/companies';
import { AppError } from '#lib/app-error';
import { type CompanyId, type PromptId, toId } from '#lib/ids';
import type { Context } from '#platform/context';

const SUBJECT = z.object({ companyId: z.uuid().optional(), promptId: z.uuid().optional() });

/**
 * Before a request about a company whose node does not answer: it gets 503 at once, instead of waiting with a
 * connection that the companies on other nodes need.
 */
export function refuseUnreachable({ db, nodes }: Pick<Context, 'db' | 'nodes'>) {
  return async ({ params }: { readonly params: unknown }): Promise<void> => {
    if (nodes.listDown().length === 0) return;
    const companyId = await findCompany({ db }, params);
    if (companyId !== null && !(await nodes.isReachable(companyId))) throw new AppError('server.unavailable');
  };
}

async function findCompany({ db }: Pick<Context, 'db'>, params: unknown): Promise<CompanyId | null> {
  const { data } = SUBJECT.safeParse(params);
  if (data?.companyId !== undefined) return toId<CompanyId>(data.companyId);
  if (data?.promptId === undefined) return null;
  const [subject] = await listPromptsAsSystem(db, [toId<PromptId>(data.promptId)]);
  return subject?.company.id ?? null;
}

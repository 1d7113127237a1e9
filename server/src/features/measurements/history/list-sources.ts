import type { OwnedPrompt } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { countCitations } from '../store/sources.ts';
import { listCitedDomains } from '../store/cited-domains.ts';

const LISTED = 10;

/** Where the answers in scope take what they say from. */
export interface Sources {
  readonly sites: readonly { readonly domain: string; readonly answers: number }[];
  readonly domains: number;
  /** Ok answers that cite at least one site. */
  readonly citingAnswers: number;
}

/** The sites most cited by the answers the company's current figures are taken over. */
export async function listSources(
  db: Queryable,
  scope: { companyId: OwnedPrompt['company']['id']; promptIds: readonly PromptId[] },
): Promise<Sources> {
  if (scope.promptIds.length === 0) return { sites: [], domains: 0, citingAnswers: 0 };
  const { domains, answers } = await countCitations(db, scope);
  return { sites: await listCitedDomains(db, { ...scope, limit: LISTED }), domains, citingAnswers: answers };
}

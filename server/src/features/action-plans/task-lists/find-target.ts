import type { Digest } from '#features/measurements';
import type { CompanyId, AccountId } from '#lib/ids';
import { readOwnPage } from './read-own-page.ts';
import { chooseTarget, findCitedTarget } from './rules/choose-target.ts';
import type { PageFacts } from './rules/page-facts.ts';
import type { TaskListDeps } from './task-list-deps.ts';

/**
 * The company's page that fits the question, and its facts. Where no cited page is about the question, one linked from
 * the home page may be; null facts where it cannot be read.
 */
export async function findTarget(
  deps: Pick<TaskListDeps, 'db' | 'clock' | 'siteReader'>,
  {
    companyId,
    userId,
    digest,
    signal,
  }: { companyId: CompanyId; userId: AccountId; digest: Digest; signal: AbortSignal },
): Promise<{ digest: Digest; page: PageFacts | null } | 'busy'> {
  const read = (url: string) => readOwnPage(deps, { companyId, userId, url, signal });
  const cited = findCitedTarget(digest);
  const home = cited === null ? await read(digest.homeUrl) : null;
  if (home === 'busy') return home;
  const targetUrl = cited ?? chooseTarget({ digest, links: home?.links ?? [] });
  const page = home !== null && targetUrl === digest.homeUrl ? home : await read(targetUrl);
  return page === 'busy' ? page : { digest: { ...digest, targetUrl }, page };
}

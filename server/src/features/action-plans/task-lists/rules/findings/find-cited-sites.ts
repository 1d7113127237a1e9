import { isSmallSample } from '@citato/contract/figures';
import type { Digest } from '#features/measurements';
import type { CitedPage, CitedSite, FactOf, Priority } from '../finding.ts';

/** One citation may be chance, or peculiar to one answer; so may a few among many answers. */
const MIN_ANSWERS = 2;
const MIN_SHARE = 0.1;
const MAX_OUTSIDE = 2;
/** A third of all answers. */
const OFTEN = 3;

type OutsideKind = Extract<Digest['sites'][number]['owner'], { kind: 'outside' }>['outside'];

/** An independent site, which the company can get onto. */
export interface OutsideSource extends FactOf<'source'> {
  readonly site: CitedSite;
  readonly outside: Exclude<OutsideKind, 'page'>;
  readonly page: CitedPage;
}

/** A competitor's site, which the company can outdo. */
export interface RivalPage extends FactOf<'rival-page'> {
  readonly site: CitedSite;
  readonly ownerName: string;
  readonly page: CitedPage;
}

/** Sites that answers cite while they leave the company out. */
export function findCitedSites(digest: Digest): (OutsideSource | RivalPage)[] {
  const leaving = digest.sites
    .filter(
      ({ answers, withoutOwn }) =>
        answers >= Math.max(MIN_ANSWERS, digest.answers * MIN_SHARE) && withoutOwn * OFTEN >= answers,
    )
    .toSorted((a, b) => b.withoutOwn - a.withoutOwn);
  const outside = leaving.flatMap((site) => findWayIn({ digest, site })).slice(0, MAX_OUTSIDE);
  const rivals = leaving.flatMap((site) => findRivalPage({ digest, site })).slice(0, 1);
  return [...outside, ...rivals];
}

function judgePriority({ digest, site }: { digest: Digest; site: CitedSite }): Priority {
  const isOften = site.answers * OFTEN >= digest.answers;
  const isMostlyWithout = site.withoutOwn * 2 >= site.answers;
  if (isOften && isMostlyWithout && !isSmallSample(digest.answers)) return 'High';
  return isOften || isMostlyWithout ? 'Medium' : 'Low';
}

function findWayIn({ digest, site }: { digest: Digest; site: CitedSite }): OutsideSource[] {
  const { domain, owner } = site;
  // A home page usually belongs to one company: another cannot be added to it.
  const page = site.pages.find(({ url }) => isInnerPage(url));
  if (owner.kind !== 'outside' || owner.outside === 'page' || page === undefined) return [];
  const priority = judgePriority({ digest, site });
  return [
    { kind: 'source', key: `source:${domain}`, priority, names: [], site, outside: owner.outside, page },
  ];
}

function findRivalPage({ digest, site }: { digest: Digest; site: CitedSite }): RivalPage[] {
  const { owner } = site;
  const [page] = site.pages;
  if (owner.kind !== 'rival' || page === undefined) return [];
  const priority = digest.mentions * 2 < digest.answers ? 'Medium' : 'Low';
  const names = [owner.name];
  return [{ kind: 'rival-page', key: 'rival-page', priority, names, site, ownerName: owner.name, page }];
}

/** More than a home page: something that can be read, answered and improved. */
function isInnerPage(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.length > 1;
}

import type { Digest } from '#features/measurements';
import type { FactOf, Priority, Rival } from '../finding.ts';

/** Half of the answers, in percent: below it the company is missing more often than not. */
const HALF = 50;
const NAMED_INSTEAD = 3;

/** Answers that leave the company out. */
export interface Absence extends FactOf<'absence'> {
  /** Whom they name instead, most often first. */
  readonly instead: readonly Rival[];
  /** The page the question is answered on; null: the site alone is known. */
  readonly page: { readonly url: string; readonly isCited: boolean } | null;
}

/** The question names the company, and answers say nothing of it. */
export type Unknown = FactOf<'unknown'>;

/** Answers that leave the company out, and whom they name instead. */
export function findAbsence(digest: Digest): (Absence | Unknown)[] {
  if (digest.missing.length === 0) return [];
  const priority = judgePriority(digest);
  if (digest.namesOwn) return [{ kind: 'unknown', key: 'unknown', priority, names: [] }];
  const instead = listInstead(digest.rivals);
  const names = instead.map(({ name }) => name);
  return [{ kind: 'absence', key: 'absence', priority, names, instead, page: findPage(digest) }];
}

function findPage({ site, sites, targetUrl }: Digest): Absence['page'] {
  if (targetUrl.endsWith(site) || targetUrl.endsWith(`${site}/`)) return null;
  return { url: targetUrl, isCited: sites.some(({ pages }) => pages.some(({ url }) => url === targetUrl)) };
}

/** Urgent only where the interval leaves no doubt that the company is missing more often than not. */
function judgePriority({ rate }: Digest): Priority {
  if ((rate.highPercent ?? HALF) < HALF) return 'High';
  return (rate.percent ?? HALF) < HALF ? 'Medium' : 'Low';
}

function listInstead(rivals: readonly Rival[]): Rival[] {
  return rivals
    .filter(({ instead }) => instead > 0)
    .toSorted((a, b) => b.instead - a.instead)
    .slice(0, NAMED_INSTEAD);
}

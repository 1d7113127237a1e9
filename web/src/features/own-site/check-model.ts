import type { CheckedPage, RobotsBan, SiteRobots } from '@citato/contract';
import { checkCopy } from './check-copy.ts';
import { robotsCopy } from './robots-copy.ts';

/** Why a page was not read; null where it was. */
export function sayProblem(page: CheckedPage | null): string | null {
  if (page === null) return checkCopy.notYet;
  const { problem, httpStatus } = page;
  if (problem === null) return null;
  if (problem === 'bad_status')
    return httpStatus === null ? checkCopy.problems.other : checkCopy.answered(httpStatus);
  return checkCopy.problems[problem];
}

/** The types a page names, that it names none, or that it is not known. */
export function sayStructured(page: CheckedPage | null): string {
  if (page?.structured == null) return checkCopy.unknown;
  const types = page.structured.length === 0 ? checkCopy.none : page.structured.join(', ');
  return page.hasBrokenJsonLd ? `${types}; ${checkCopy.brokenJsonLd}` : types;
}

/** What a page forbids by itself. */
export function sayBans(page: CheckedPage | null): string {
  if (page?.bans == null) return checkCopy.unknown;
  return page.bans.length === 0 ? checkCopy.none : [...new Set(page.bans.map(({ bans }) => bans))].join(', ');
}

/** What is known of a robots.txt without a ban; null where its bans are to be shown. */
export function sayRobots(robots: SiteRobots): string | null {
  const { state, httpStatus, problem, isPage, bans } = robots;
  if (state === 'missing') return robotsCopy.missing(httpStatus);
  if (state === 'read') {
    if (isPage) return robotsCopy.isPage;
    return bans.length === 0 ? robotsCopy.open(robots) : null;
  }
  const reasons: Readonly<Record<string, string>> = robotsCopy.reasons;
  const reason =
    problem === 'bad_status' && httpStatus !== null
      ? robotsCopy.answered(httpStatus)
      : (reasons[problem ?? 'other'] ?? robotsCopy.reasons.other);
  return robotsCopy.unknown(reason);
}

/** What a ban means for those it keeps out, where that needs saying. */
export function notesOf({ crawlers }: Pick<RobotsBan, 'crawlers'>): string[] {
  const only = (...purposes: string[]) => crawlers.every(({ purpose }) => purposes.includes(purpose));
  return [
    ...(only('training', 'control') ? [robotsCopy.purposes.training] : []),
    ...(crawlers.some(({ purpose }) => purpose === 'user') ? [robotsCopy.purposes.user] : []),
  ];
}

import type { Digest } from '#features/measurements';
import { isPlatformPage } from '#lib/sites/site';
import type { CitedSite, FactOf } from '../finding.ts';

const MIN_ANSWERS = 2;

/** Answers cite pages and none is the company's. */
export interface NoOwnSource extends FactOf<'own-source'> {
  /** Whether the company's page stands on a platform, whose set-up is not the company's. */
  readonly isOnPlatform: boolean;
}

/** Only the company's own pages write about it. */
export interface OwnVoiceAlone extends FactOf<'other-voices'> {
  readonly own: CitedSite;
}

export function findOwnSource(digest: Digest): (NoOwnSource | OwnVoiceAlone)[] {
  if (digest.citing < MIN_ANSWERS) return [];
  const own = digest.sites.find(({ owner }) => owner.kind === 'own');
  if (own === undefined) {
    const isOnPlatform = isPlatformPage(digest.targetUrl);
    return [{ kind: 'own-source', key: 'own-source', priority: 'Medium', names: [], isOnPlatform }];
  }
  const isAlone = digest.sites.every(
    ({ owner, answers, withoutOwn }) => owner.kind !== 'outside' || answers === withoutOwn,
  );
  if (!isAlone || own.answers < MIN_ANSWERS) return [];
  return [{ kind: 'other-voices', key: 'other-voices', priority: 'Low', names: [], own }];
}

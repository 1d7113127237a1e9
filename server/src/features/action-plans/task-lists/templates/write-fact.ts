import type { Digest } from '#features/measurements';
import type { Fact } from '../rules/list-facts.ts';
import { writeAbsence, writeUnknown } from './absence.ts';
import { writeBlame } from './blame.ts';
import { writeOutsideSource, writeRivalPage } from './cited-sites.ts';
import { writeLateNaming } from './late-naming.ts';
import { writeNoOwnSource, writeOwnVoiceAlone } from './own-source.ts';
import { writePageGaps } from './page-gaps.ts';
import { writePraise } from './praise.ts';
import { writeWeakEngine } from './weak-engine.ts';
import type { Written } from './written.ts';

/** What an adviser says of a fact, and what shows it. */
export function writeFact(fact: Fact, digest: Digest): Written {
  switch (fact.kind) {
    case 'absence':
      return writeAbsence(fact, digest);
    case 'unknown':
      return writeUnknown(digest);
    case 'blame':
      return writeBlame(fact, digest);
    case 'source':
      return writeOutsideSource(fact, digest);
    case 'rival-page':
      return writeRivalPage(fact, digest);
    case 'own-source':
      return writeNoOwnSource(fact, digest);
    case 'other-voices':
      return writeOwnVoiceAlone(fact, digest);
    case 'engine':
      return writeWeakEngine(fact, digest);
    case 'page-gaps':
      return writePageGaps(fact, digest);
    case 'position':
      return writeLateNaming(fact, digest);
    case 'praise':
      return writePraise(fact, digest);
  }
}

import type { Digest } from '#features/measurements';
import { type Absence, findAbsence, type Unknown } from './findings/find-absence.ts';
import { findBlame, type Criticism } from './findings/find-blame.ts';
import { findCitedSites, type OutsideSource, type RivalPage } from './findings/find-cited-sites.ts';
import { findLateNaming, type LateNaming } from './findings/find-late-naming.ts';
import { findOwnSource, type NoOwnSource, type OwnVoiceAlone } from './findings/find-own-source.ts';
import { findPageGaps, type PageGaps } from './findings/find-page-gaps.ts';
import { findPraise, type Praise } from './findings/find-praise.ts';
import { findWeakEngine, type WeakEngine } from './findings/find-weak-engine.ts';
import type { Priority } from './finding.ts';
import type { PageFacts } from './page-facts.ts';

export type Fact =
  | Absence
  | Unknown
  | Criticism
  | OutsideSource
  | RivalPage
  | NoOwnSource
  | OwnVoiceAlone
  | WeakEngine
  | PageGaps
  | LateNaming
  | Praise;

/** As many actions as a user can take on; the least urgent are left out. */
const MAX_ACTIONS = 7;

const URGENCY: Readonly<Record<Priority, number>> = { High: 0, Medium: 1, Low: 2 };

/** The findings of the answers, and of the company's page where it was read; most urgent first. */
export function listFacts({ digest, page }: { digest: Digest; page: PageFacts | null }): Fact[] {
  return [
    ...findAbsence(digest),
    ...findBlame(digest),
    ...findCitedSites(digest),
    ...findOwnSource(digest),
    ...findWeakEngine(digest),
    ...findPageGaps({ digest, page }),
    ...findLateNaming(digest),
    ...findPraise(digest),
  ]
    .toSorted((a, b) => URGENCY[a.priority] - URGENCY[b.priority])
    .slice(0, MAX_ACTIONS);
}

import { isSmallSample } from '@citato/contract/figures';
import { formatDecimal, formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import { findAbsence } from './findings/find-absence.ts';
import { findBlame } from './findings/find-blame.ts';
import { findCitedSites } from './findings/find-cited-sites.ts';
import { findLateNaming } from './findings/find-late-naming.ts';
import { findOwnSource } from './findings/find-own-source.ts';
import { findPageGaps } from './findings/find-page-gaps.ts';
import { findPraise } from './findings/find-praise.ts';
import { findWeakEngine } from './findings/find-weak-engine.ts';
import type { Finding, Priority } from './finding.ts';
import { countOf, inAnswers, joinNames } from './italian-text.ts';
import type { PageFacts } from './page-facts.ts';

/** As many actions as a user can take on; the least urgent are left out. */
const MAX_ACTIONS = 7;
const LEADERS_NAMED = 3;

const URGENCY: Readonly<Record<Priority, number>> = { High: 0, Medium: 1, Low: 2 };

/** The findings of the answers, and of the company's page where it was read; most urgent first. */
export function listFindings({ digest, page }: { digest: Digest; page: PageFacts | null }): Finding[] {
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

/** The summary of the list: that of its most urgent finding. */
export function describeStrategy({
  digest,
  findings,
}: {
  digest: Digest;
  findings: readonly Finding[];
}): string {
  return findings[0]?.strategy ?? `Difendere il posto di ${digest.company} nelle risposte`;
}

/** The company's figures as the screens show them; a small sample says so. */
export function summarise(digest: Digest): string {
  return [describePresence(digest), describeTones(digest), describeSample(digest)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describePresence({ company, mentions, answers, averagePosition, rivals }: Digest): string {
  const leaders = rivals
    .filter((rival) => rival.mentions > mentions)
    .slice(0, LEADERS_NAMED)
    .map((rival) => `${rival.name} (${formatInteger(rival.mentions)})`);
  const position = averagePosition === null ? '' : `, in posizione media ${formatDecimal(averagePosition)}`;
  const before =
    leaders.length === 0
      ? ''
      : ` Più spesso ${leaders.length === 1 ? 'compare' : 'compaiono'} ${joinNames(leaders)}.`;
  const verb = mentions === 0 ? 'non compare' : 'compare';
  return `Negli ultimi 30 giorni di analisi il nome ${company} ${verb} ${inAnswers(mentions, answers)}${position}.${before}`;
}

function describeTones({ tones: { positive, negative } }: Digest): string {
  if (positive + negative === 0) return '';
  if (negative === 0)
    return `Il tono è positivo in ${countOf(positive, 'risposta', 'risposte')}, mai negativo.`;
  if (positive === 0)
    return `Il tono è negativo in ${countOf(negative, 'risposta', 'risposte')}, mai positivo.`;
  return `Il tono è positivo in ${countOf(positive, 'risposta', 'risposte')} e negativo in ${formatInteger(negative)}.`;
}

function describeSample({ answers }: Digest): string {
  if (!isSmallSample(answers)) return '';
  const size = countOf(answers, 'risposta', 'risposte');
  return `È un campione ridotto (${size}): leggi questi numeri come un primo segnale.`;
}

import { isSmallSample } from '@citato/contract/figures';
import { formatDecimal, formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import type { Finding } from '../rules/finding.ts';
import { countOf, inAnswers, joinNames } from './italian-text.ts';

const LEADERS_NAMED = 3;

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

import type { CompanionDetails, CompanyHistory, HistoryCompanion } from '@citato/contract';
import { formatInteger } from '#lib/format';
import { nameFromTo } from './day-words.ts';

const MAX_SENTENCES = 2;

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);

export interface SaidPair {
  lead: string;
  rest: string;
}

/** Beside whom, out of how many answers. */
export function sayTogether({
  mentions,
  responses,
  companions,
  rivals,
  period,
}: Pick<CompanyHistory, 'mentions' | 'responses' | 'companions' | 'rivals' | 'period'>): string {
  const when = nameFromTo(period);
  if (mentions === 0)
    return `Nessuna delle ${answers(responses)} ${when} ti nomina: accanto a te non c’è ancora nessuno.`;
  const named = mentions === 1 ? '1 risposta ti nomina' : `${formatInteger(mentions)} risposte ti nominano`;
  if (rivals.every(({ isOwn }) => isOwn))
    return `${named} ${when}, ${formatInteger(responses)} in tutto: nessuna nomina altre aziende.`;
  if (companions.length === 0)
    return `${named} ${when}, ${formatInteger(responses)} in tutto: mai insieme alle aziende più nominate.`;
  return `${named} ${when}, ${formatInteger(responses)} in tutto. Accanto a chi, e chi dei due per primo.`;
}

/** How many answers name the company without any of those shown; nothing where not all of them were looked at. */
export function sayWithoutAny({
  details,
  mentions,
  companions,
}: {
  details: CompanionDetails | undefined;
  mentions: number;
  companions: number;
}): string {
  if (details === undefined || details.mentions !== mentions) return '';
  const whom =
    companions === 1 ? 'senza questa azienda' : `senza nessuna di queste ${formatInteger(companions)}`;
  const { withoutAny } = details;
  if (withoutAny === 0) return `Nessuna risposta ti nomina ${whom}.`;
  return withoutAny === 1
    ? `1 risposta ti nomina ${whom}.`
    : `${formatInteger(withoutAny)} risposte ti nominano ${whom}.`;
}

/** The two pairs whose order is plainest; nothing of those where none is proven. */
export function sayPairs(companions: readonly HistoryCompanion[]): SaidPair[] {
  return companions
    .flatMap((companion) => {
      const { percent } = companion.ownFirst;
      return percent === null || !PROVEN.includes(companion.verdict) ? [] : [{ companion, percent }];
    })
    .toSorted((a, b) => Math.abs(b.percent - 50) - Math.abs(a.percent - 50))
    .slice(0, MAX_SENTENCES)
    .map(({ companion: { name, verdict }, percent }) =>
      verdict === 'own_first'
        ? {
            lead: `Con ${name} arrivi primo:`,
            rest: `ti nominano prima in ${formatInteger(percent)} risposte su 100.`,
          }
        : {
            lead: `Con ${name} arrivi secondo:`,
            rest: `in ${formatInteger(100 - percent)} risposte su 100 lo nominano prima di te.`,
          },
    );
}

const PROVEN: readonly HistoryCompanion['verdict'][] = ['own_first', 'other_first'];

import { type Rate, sayAsked } from '@citato/contract';
import { formatAll, formatInteger, formatRateInterval } from '@citato/contract/format';
import type { Digest } from '#features/measurements';

/** 'risposta' → '1 risposta', '12 risposte': the form fits the number. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`;
}

/** Where something happens: 'in 5 risposte su 12', 'in tutte le 12 risposte', 'in nessuna delle 12 risposte'. */
export function inAnswers(count: number, of: number): string {
  if (of === 1) return count === 0 ? 'nemmeno nell’unica risposta' : 'nell’unica risposta';
  if (count === 0) return `in nessuna delle ${formatInteger(of)} risposte`;
  if (count === of) return `in ${formatAll({ count: of, isFeminine: true })} risposte`;
  return `in ${countOf(count, 'risposta', 'risposte')} su ${formatInteger(of)}`;
}

/** What a rate must exceed to have grown: its interval’s upper end, 'oltre 88% (oggi 71–88% · n = 84)'. */
export function aboveToday(rate: Rate): string {
  const above = Math.ceil(rate.highPercent ?? WHOLE);
  const goal = above < WHOLE ? `oltre ${formatInteger(above)}%` : `${formatInteger(WHOLE)}%`;
  return `${goal} (oggi ${formatRateInterval(rate)})`;
}

const WHOLE = 100;

/** 'A, B e C'; 'ed' before a name in e. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const and = /^[eèé]/i.test(last) ? 'ed' : 'e';
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** 'insieme a Illy', 'insieme ad Aruba' */
export function togetherWith(names: string): string {
  return `insieme ${/^[aàá]/i.test(names) ? 'ad' : 'a'} ${names}`;
}

/** In caporali; those inside become quotation marks, so that the quotation ends where it ends. */
export function inCaporali(text: string): string {
  return `«${text.replaceAll('«', '“').replaceAll('»', '”')}»`;
}

/** The question of a list in caporali, then its market and who asks: the same words may be asked elsewhere too. */
export function nameAsked({ question, ...by }: Pick<Digest, 'question' | 'persona' | 'market'>): string {
  const asked = sayAsked(by);
  return asked === null ? inCaporali(question) : `${inCaporali(question)} (${asked})`;
}

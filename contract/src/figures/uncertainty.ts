import {
  MIN_FOR_CONFIDENCE,
  MEAN_WIDTHS,
  RATE_WIDTHS,
  judgeMean,
  judgeRate,
  judgeShares,
  type Confidence,
  type Widths,
} from './confidence.ts';
import { MIN_FOR_MEAN, findMeanInterval } from '../format/intervals.ts';
import { formatDecimal, formatInteger, formatPercent } from '../format/numbers.ts';
import type { Mean, Rate } from './numbers.ts';
import { buildRate } from './wilson-interval.ts';

/** The word for the confidence of a number, and the facts behind it. */
export interface Uncertainty {
  readonly confidence: Confidence;
  readonly n: number;
  readonly help: string;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a number has its confidence: by the rule that chose the word. */
function explainWord(
  { confidence, n }: Pick<Uncertainty, 'confidence' | 'n'>,
  { narrow, wide }: Widths,
  unit: { one: string; many: string },
): string {
  const word = capitalise(confidence);
  const upTo = (width: number) => `${formatInteger(width)} ${width === 1 ? unit.one : unit.many}`;
  if (n < MIN_FOR_CONFIDENCE)
    return `${word}: ${n === 1 ? 'c’è una sola risposta' : `sono meno di ${formatInteger(MIN_FOR_CONFIDENCE)} risposte`}.`;
  if (confidence === 'alta') return `${word}: l’intervallo è largo al massimo ${upTo(narrow)}.`;
  if (confidence === 'bassa') return `${word}: l’intervallo è largo più di ${upTo(wide)}.`;
  return `${word}: l’intervallo è largo fra ${formatInteger(narrow)} e ${upTo(wide)}.`;
}

const POINTS = { one: 'punto', many: 'punti' };
const PLACES = { one: 'posto', many: 'posti' };
const TRUE_VALUE = 'Su 100 volte 95 il valore vero sta';

/** 'fra 70 e 87%'; with a decimal where whole percents would be one and the same. */
export function between({ lowPercent, highPercent }: Rate): string | null {
  if (lowPercent === null || highPercent === null) return null;
  const [low, high] = [formatInteger(lowPercent), formatInteger(highPercent)];
  if (low !== high) return `fra ${low} e ${high}%`;
  return `fra ${formatDecimal(lowPercent)} e ${formatPercent(highPercent)}`;
}

/** The confidence of a rate; null without ok answers. */
export function describeRateUncertainty(rate: Rate): Uncertainty | null {
  const [confidence, range] = [judgeRate(rate), between(rate)];
  if (confidence === null || range === null) return null;
  const word = { confidence, n: rate.n };
  return { ...word, help: `${TRUE_VALUE} ${range}. ${explainWord(word, RATE_WIDTHS, POINTS)}` };
}

/** The confidence of a mean position; null without an answer that names the company. */
export function describeMeanUncertainty(mean: Mean): Uncertainty | null {
  const confidence = judgeMean(mean);
  if (confidence === null) return null;
  const word = { confidence, n: mean.n };
  return { ...word, help: `${describeMeanRange(mean)} ${explainWord(word, MEAN_WIDTHS, PLACES)}` };
}

function describeMeanRange({ low, high, n }: Mean): string {
  const interval = findMeanInterval({ low, high, n });
  if (interval !== null)
    return `${TRUE_VALUE} fra ${formatDecimal(interval.low)} e ${formatDecimal(interval.high)}.`;
  const isEqual = low !== null && low === high && n >= MIN_FOR_MEAN;
  return isEqual
    ? 'La posizione è la stessa in tutte le risposte: un intervallo non si può calcolare.'
    : 'Le risposte sono troppo poche per un intervallo.';
}

/** The confidence of the shares of tones among the answers that judge the company; null where none does. */
export function describeTonesUncertainty(tones: {
  readonly positive: number;
  readonly neutral: number;
  readonly negative: number;
}): Uncertainty | null {
  const n = tones.positive + tones.neutral + tones.negative;
  const shares = {
    positive: buildRate({ hits: tones.positive, n }),
    neutral: buildRate({ hits: tones.neutral, n }),
    negative: buildRate({ hits: tones.negative, n }),
  };
  const confidence = judgeShares(Object.values(shares));
  if (confidence === null) return null;
  const word = { confidence, n };
  const ranges = [
    `positive ${between(shares.positive) ?? ''}`,
    `neutrali ${between(shares.neutral) ?? ''}`,
    `negative ${between(shares.negative) ?? ''}`,
  ].join(', ');
  return {
    ...word,
    help: `Su 100 volte 95 le quote vere stanno: ${ranges}. ${explainWord(word, RATE_WIDTHS, POINTS)}`,
  };
}

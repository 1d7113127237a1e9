import type { MonitoringData, Prompt, TrendWeek } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { matchesWords } from '#lib/search/words-model';
import type { BoardChange, BoardOrder, BoardSearch, BoardTone } from './board-search-model.ts';

/** A prompt as a row of the board. */
export interface BoardRow {
  prompt: Prompt;
  /** Its number, as it was added. */
  index: number;
}

const dataOf = ({ prompt }: BoardRow): MonitoringData | undefined => prompt.monitoringData[0];

/** Prompts by search text, tone and change, in the chosen order. */
export function arrangeRows({
  prompts,
  search: { cerca = '', ordina, tono, variazione },
}: {
  prompts: readonly Prompt[];
  search: BoardSearch;
}): BoardRow[] {
  return prompts
    .map((prompt, position) => ({ prompt, index: position + 1 }))
    .filter(({ prompt }) => matchesWords({ text: prompt.text, wanted: cerca }))
    .filter((row) => tono === undefined || hasTone(dataOf(row), tono))
    .filter((row) => variazione === undefined || hasChange(dataOf(row), variazione))
    .sort(ordina === undefined ? byLoss : COMPARE[ordina]);
}

/** The tone most judged answers have; one negative judgement is enough to be found by it. */
function hasTone(data: MonitoringData | undefined, tone: BoardTone): boolean {
  if (data === undefined) return false;
  if (tone === 'assente') return data.averagePosition.n === 0;
  const { positive, neutral, negative } = data.tones;
  if (tone === 'negativo') return negative > 0;
  const most = Math.max(positive, neutral, negative);
  return most > 0 && (tone === 'positivo' ? positive : neutral) === most;
}

const VERDICTS = {
  rising: 'crescita',
  falling: 'calo',
  within_variability: 'ferma',
  model_changed: 'incerta',
} as const;

function hasChange(data: MonitoringData | undefined, wanted: BoardChange): boolean {
  if (data?.change == null) return wanted === 'incerta';
  return VERDICTS[data.change.verdict] === wanted;
}

type Compare = (a: BoardRow, b: BoardRow) => number;
const byIndex: Compare = (a, b) => a.index - b.index;
const rateOf = (row: BoardRow) => dataOf(row)?.mentionRate.percent ?? null;

/** A running first analysis comes first: its user waits for it. Without figures there is no loss to rank. */
const byLoss: Compare = (a, b) => {
  const isFirst = (row: BoardRow) => dataOf(row) === undefined && row.prompt.analysisStatus === 'in_progress';
  return Number(isFirst(b)) - Number(isFirst(a)) || compareRates(a, b, 1);
};

function compareRates(a: BoardRow, b: BoardRow, sign: 1 | -1): number {
  const [left, right] = [rateOf(a), rateOf(b)];
  if (left === null || right === null) return Number(left === null) - Number(right === null) || byIndex(a, b);
  return sign * (left - right) || byIndex(a, b);
}

/** Falls, then rises, the largest first; what is not proven comes after. */
const byChange: Compare = (a, b) => {
  const place = (row: BoardRow) => {
    const verdict = dataOf(row)?.change?.verdict;
    return verdict === 'falling' ? 0 : verdict === 'rising' ? 1 : 2;
  };
  const size = (row: BoardRow) => Math.abs(dataOf(row)?.change?.points?.difference ?? 0);
  return place(a) - place(b) || size(b) - size(a) || byIndex(a, b);
};

const COMPARE: Record<BoardOrder, Compare> = {
  migliori: (a, b) => compareRates(a, b, -1),
  variazione: byChange,
  testo: (a, b) => a.prompt.text.localeCompare(b.prompt.text, 'it') || byIndex(a, b),
  inserimento: byIndex,
};

/** The companies that lead the own one in the answers to a prompt. */
export type Ahead =
  | { kind: 'unknown' | 'nobody' | 'own' }
  | { kind: 'equal'; name: string }
  | { kind: 'other'; name: string; percent: number };

export function findAhead(data: MonitoringData | undefined): Ahead {
  if (data === undefined || data.totalResponses === 0) return { kind: 'unknown' };
  const own = data.averagePosition.n;
  const [first] = data.mentionedCompanies
    .filter(({ isOwn, mentions }) => !isOwn && mentions > 0)
    .sort((a, b) => b.mentions - a.mentions || a.rank - b.rank);
  if (first === undefined) return { kind: own > 0 ? 'own' : 'nobody' };
  if (own > first.mentions) return { kind: 'own' };
  if (own === first.mentions) return { kind: 'equal', name: first.name };
  const percent = buildRate({ hits: first.mentions, n: data.totalResponses }).percent ?? 0;
  return { kind: 'other', name: first.name, percent };
}

/** The weeks as a line draws them; null where nothing was measured. */
export function placeWeeks(weeks: readonly TrendWeek[]) {
  return weeks.map(({ mentions, responses, isComparable }) => {
    const { percent, lowPercent: low, highPercent: high } = buildRate({ hits: mentions, n: responses });
    return percent === null || low === null || high === null
      ? null
      : { percent, low, high, isJoined: isComparable };
  });
}

import {
  type Change,
  type MonitoringData,
  nameQuestion,
  type Prompt,
  type TrendColumns,
} from '@citato/contract';
import { buildRate, listProven } from '@citato/contract/figures';
import { matchesWords } from '#lib/search/words-model';
import type { BoardChange, BoardOrder, BoardSearch, BoardTone } from './board-search-model.ts';

/** A prompt as a row of the board. */
export interface BoardRow {
  prompt: Prompt;
  /** Its number, as it was added. */
  index: number;
  /** What may be said of its change though all prompts are looked at; null without a comparison. */
  verdict: Change['verdict'] | null;
}

const dataOf = ({ prompt }: BoardRow): MonitoringData | undefined => prompt.monitoringData[0];

const NO_SITES: ReadonlyMap<string, number> = new Map();

/** Prompts by search text, tone, change and labels, in the chosen order. */
export function arrangeRows({
  prompts,
  sites = NO_SITES,
  search: { cerca = '', ordina, tono, variazione, etichette },
}: {
  prompts: readonly Prompt[];
  /** How many sites each prompt's answers cite, once that is known. */
  sites?: ReadonlyMap<string, number>;
  search: BoardSearch;
}): BoardRow[] {
  const labels = etichette?.split(',') ?? [];
  const verdicts = judgeChanges(prompts);
  return prompts
    .map((prompt, position) => ({
      prompt,
      index: position + 1,
      verdict: verdicts.get(prompt.id) ?? null,
    }))
    .filter(({ prompt }) => matchesWords({ text: nameQuestion(prompt), wanted: cerca }))
    .filter((row) => tono === undefined || hasTone(dataOf(row), tono))
    .filter((row) => variazione === undefined || hasChange(row, variazione))
    .filter(({ prompt }) => labels.length === 0 || prompt.labelIds.some((id) => labels.includes(id)))
    .sort(ordina === 'fonti' ? bySites(sites) : ordina === undefined ? byLoss : COMPARE[ordina]);
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

function hasChange({ verdict }: BoardRow, wanted: BoardChange): boolean {
  return (verdict === null ? 'incerta' : VERDICTS[verdict]) === wanted;
}

/** A rise or a fall stands only where it does among all prompts: of a hundred without a change five show one. */
function judgeChanges(prompts: readonly Prompt[]): ReadonlyMap<string, Change['verdict']> {
  const changes = prompts.flatMap(({ id, monitoringData: [data] }) =>
    data?.change == null ? [] : [{ id, change: data.change }],
  );
  const proven = listProven(changes.map(({ change }) => change));
  const isClaim = ({ verdict }: Change) => verdict === 'rising' || verdict === 'falling';
  return new Map(
    changes.map(({ id, change }) => [
      id,
      isClaim(change) && !proven.has(change) ? 'within_variability' : change.verdict,
    ]),
  );
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
  const place = ({ verdict }: BoardRow) => (verdict === 'falling' ? 0 : verdict === 'rising' ? 1 : 2);
  const size = (row: BoardRow) => Math.abs(dataOf(row)?.change?.points?.difference ?? 0);
  return place(a) - place(b) || size(b) - size(a) || byIndex(a, b);
};

/** The most first; what is unknown comes last. */
const byMost =
  (count: (row: BoardRow) => number | null): Compare =>
  (a, b) =>
    (count(b) ?? -1) - (count(a) ?? -1) || byIndex(a, b);

/** Who is named nearest to the beginning first. */
const byPosition: Compare = (a, b) => {
  const place = (row: BoardRow) => dataOf(row)?.averagePosition.value ?? Infinity;
  const [left, right] = [place(a), place(b)];
  return left === right ? byIndex(a, b) : left - right;
};

const negativeOf = (row: BoardRow) => dataOf(row)?.tones.negative ?? null;

const rivalOf = (row: BoardRow) => {
  const ahead = findAhead(dataOf(row));
  return ahead.kind === 'other' ? ahead.percent : null;
};

const bySites = (sites: ReadonlyMap<string, number>) => byMost(({ prompt }) => sites.get(prompt.id) ?? null);

const COMPARE: Record<Exclude<BoardOrder, 'fonti'>, Compare> = {
  posizione: byPosition,
  tono: byMost(negativeOf),
  rivale: byMost(rivalOf),
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
export function placeWeeks({ mentions, responses, incomparable }: TrendColumns) {
  return responses.map((n, place) => {
    const rate = buildRate({ hits: mentions[place] ?? 0, n });
    const { percent, lowPercent: low, highPercent: high } = rate;
    return percent === null || low === null || high === null
      ? null
      : { percent, low, high, isJoined: !incomparable.includes(place) };
  });
}

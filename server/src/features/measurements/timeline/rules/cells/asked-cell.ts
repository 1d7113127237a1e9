import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type DaysOfPrompt, listReaders } from '../../../rules/packed-days/read-days.ts';
import { writeDay } from '../../../rules/tallies/unpack-tallies.ts';
import { pairOf } from './place-cells.ts';
import type { PartOfMonth } from '../spans.ts';

/** What one engine said to one prompt on one day: who answered, who read, and all that is compared. */
export interface AskedCell {
  readonly promptId: PromptId;
  readonly engine: EngineId;
  readonly day: RomeDay;
  readonly ok: number;
  readonly ownMentions: number;
  readonly allMentions: number;
  readonly positionSum: number;
  readonly positionSquareSum: number;
  readonly positive: number;
  readonly negative: number;
  readonly judged: number;
  readonly discarded: number;
  readonly models: readonly string[];
  readonly readers: readonly string[];
}

/** A cell as the choice of what may be compared sees it. */
export const describeAsked = <Cell extends AskedCell>(cell: Cell) => ({
  ...cell,
  pair: pairOf(cell.engine, cell.promptId),
  hits: cell.ownMentions,
  n: cell.ok,
});

/** The cells with ok answers of a part of a prompt's month. */
export function listCells(
  days: DaysOfPrompt,
  { firstDay, lastDay }: Pick<PartOfMonth, 'firstDay' | 'lastDay'>,
): AskedCell[] {
  const { cells, engines, month, promptId, voices, voiceOf } = days;
  const listed: AskedCell[] = [];
  for (const [cell, day] of cells.cellDays.entries()) {
    const ok = at(cells.ok, cell);
    const engine = engines[at(cells.cellEngines, cell) - 1];
    if (ok === 0 || day < firstDay || day > lastDay || engine === undefined) continue;
    const [positive, negative] = [at(cells.ownPositive, cell), at(cells.ownNegative, cell)];
    listed.push({
      promptId,
      engine,
      day: writeDay(month, day),
      ok,
      ownMentions: at(cells.ownMentions, cell),
      allMentions: at(cells.allMentions, cell),
      positionSum: at(cells.ownPositionSums, cell),
      positionSquareSum: at(cells.ownPositionSquareSums, cell),
      positive,
      negative,
      judged: positive + at(cells.ownNeutral, cell) + negative,
      discarded: at(cells.discarded, cell),
      models: voices[at(voiceOf, cell)]?.models ?? [],
      readers: listReaders(days, cell),
    });
  }
  return listed;
}

const at = (numbers: Int32Array, place: number): number => numbers[place] ?? 0;

export interface Dated {
  readonly day: number;
  readonly engine: number;
}

const byPlace = (a: Dated, b: Dated) => a.day - b.day || a.engine - b.engine;
const placeCell = ({ day, engine }: Dated) => day * 1_000 + engine;
export const addUp = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export type PlaceOf = (engine: string) => number;

/** What lies at the same day and engine, in order. */
export function groupCells<Cell extends Dated>(cells: readonly Cell[]): [Cell, ...Cell[]][] {
  const groups = new Map<number, [Cell, ...Cell[]]>();
  for (const cell of cells) {
    const same = groups.get(placeCell(cell));
    if (same === undefined) groups.set(placeCell(cell), [cell]);
    else same.push(cell);
  }
  return [...groups.values()].sort(([a], [b]) => byPlace(a, b));
}

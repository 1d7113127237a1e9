/** Runs of backticks of one length, by their places. */
export interface TickRuns {
  readonly places: number[];
  /** The first that has not been passed. */
  next: number;
}

/** Where each bracket is closed that opens at a place; escaped ones are none. */
export function matchBrackets(text: string): Map<number, number> {
  const matches = new Map<number, number>();
  const open: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === '\\') place += 1;
    else if (sign === '[') open.push(place);
    else if (sign === ']') {
      const opening = open.pop();
      if (opening !== undefined) matches.set(opening, place);
    }
  }
  return matches;
}

/** Where runs of backticks begin, by their length. */
export function listTicks(text: string): Map<number, TickRuns> {
  const ticks = new Map<number, TickRuns>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const runs = ticks.get(run.length);
    if (runs === undefined) ticks.set(run.length, { places: [index], next: 0 });
    else runs.places.push(index);
  }
  return ticks;
}

import createBidi from 'bidi-js';

type CreateBidi = typeof createBidi.default;

/** Safe: Node gives the function itself as the default of this package, which its types take for a module of its own. */
function asFactory(module: unknown): CreateBidi {
  return module as CreateBidi;
}

const bidi = asFactory(createBidi)();
/** The first letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A part of a line in one direction. */
export interface DirectedRun {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** A sign as it looks where the line runs to the left: brackets face the other way. */
export const mirror = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign;

/**
 * The parts of a line from left to right as they stand on paper, each in one direction; its own signs stay in the order
 * they are read in, since the font turns them. Lines of the report begin left.
 */
export function orderRuns(line: string): DirectedRun[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, isRightToLeft: false }];
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const runs: { text: string; level: number }[] = [];
  let place = 0;
  for (const sign of line) {
    const level = embedding.levels[place] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += sign;
    else runs.push({ text: sign, level });
    place += sign.length;
  }
  return reorder(runs).map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }));
}

/** Turns round every row of parts of at least a level, from the highest level down. */
function reorder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const highest = Math.max(...runs.map(({ level }) => level));
  let ordered = [...runs];
  for (let level = highest; level > 0; level -= 1) {
    const next: Run[] = [];
    let turned: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned = [run, ...turned];
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}

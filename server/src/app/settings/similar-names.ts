import { SYNONYMS, SYNONYMS_IN_FILE } from './synonyms.ts';

/** Below so many letters, names of other programs are only one letter away. */
const SHORT_NAME = 6;
const LONG_NAME = 10;

/**
 * The setting that somebody who wrote `name` probably meant; null where nothing looks like it.
 * @param options.isOurs whether the name stands in our own `.env`: an environment is shared with other programs
 */
export function findSimilarName({
  name,
  known,
  isOurs,
}: {
  name: string;
  known: readonly string[];
  isOurs: boolean;
}): string | null {
  if (known.includes(name) || (!isOurs && /^npm_/i.test(name))) return null;
  const written = name.toUpperCase();
  return (
    known.find((candidate) => letters(candidate) === letters(written)) ??
    (isOurs ? SYNONYMS_IN_FILE : SYNONYMS)[written] ??
    findByEdits({ written, known, isOurs }) ??
    findByWords({ written, known, isOurs })
  );
}

const letters = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

function findByEdits({
  written,
  known,
  isOurs,
}: {
  written: string;
  known: readonly string[];
  isOurs: boolean;
}): string | undefined {
  if (written.length < SHORT_NAME && !isOurs) return undefined;
  const maxEdits = written.length < LONG_NAME ? 1 : 2;
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: countEdits(written, candidate) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((a, b) => a.edits - b.edits);
  return nearest?.candidate;
}

/** A word too few (OPENAI_KEY), or in our own file one too many (CITATO_DATABASE_URL). */
function findByWords({
  written,
  known,
  isOurs,
}: {
  written: string;
  known: readonly string[];
  isOurs: boolean;
}): string | null {
  const words = written.split('_');
  const found = known.filter((candidate) => {
    const parts = candidate.split('_');
    return (
      (words.length > 1 && words[0] === parts[0] && isOneShortOf(words, parts)) ||
      (isOurs && parts.length > 1 && isOneShortOf(parts, words))
    );
  });
  const begun = found.filter((candidate) => candidate.startsWith(`${written}_`));
  const [meant, ...others] = begun.length > 0 ? begun : found;
  return others.length === 0 ? (meant ?? null) : null;
}

const isOneShortOf = (shorter: readonly string[], longer: readonly string[]) =>
  longer.some((_, left) => longer.toSpliced(left, 1).join('_') === shorter.join('_'));

/** Letters to put in, take out, change or swap with their neighbour. */
function countEdits(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let y = 1; y <= from.length; y += 1) {
    const next = [y];
    for (let x = 1; x <= to.length; x += 1) {
      const isSame = from[y - 1] === to[x - 1];
      const isSwapped = x > 1 && y > 1 && from[y - 1] === to[x - 2] && from[y - 2] === to[x - 1];
      next[x] = Math.min(
        (row[x] ?? 0) + 1,
        (next[x - 1] ?? 0) + 1,
        (row[x - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[x - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}

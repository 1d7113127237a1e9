const SHORTEST_WORD = 3;
/** 'Banca Popolare' may be anybody's beginning; three words hardly are. */
const FEWEST_WORDS = 3;

/** Whether another company's name is the beginning of one's own or goes on from it: worth the question, no more. */
export function seemsOwnName({ name, own }: { name: string; own: string }): boolean {
  const [left, right] = [readWords(name), readWords(own)];
  const length = Math.min(left.length, right.length);
  const shared = left.slice(0, length);
  return (
    shared.every((word, index) => word === right[index]) &&
    shared.filter((word) => word.length >= SHORTEST_WORD).length >= FEWEST_WORDS
  );
}

const readWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

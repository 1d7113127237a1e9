const MIN_WORD_LENGTH = 3;
/** 'Banca Popolare' may be anybody's beginning; three words hardly are. */
const MIN_WORDS = 3;

/** Whether another company's name is the beginning of one's own or goes on from it: worth the question, no more. */
export function seemsOwnName({ name, own }: { name: string; own: string }): boolean {
  const [left, right] = [readWords(name), readWords(own)];
  const length = Math.min(left.length, right.length);
  const shared = left.slice(0, length);
  return (
    shared.every((word, index) => word === right[index]) &&
    shared.filter((word) => word.length >= MIN_WORD_LENGTH).length >= MIN_WORDS
  );
}

const readWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

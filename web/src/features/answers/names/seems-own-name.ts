const MIN_WORD_LENGTH = 3;
/** 'Banca Popolare' may be the beginning of many names; three words hardly are. */
const MIN_WORDS = 3;

/** Whether another company's name is the beginning of the own one, or continues it: then the user is asked. */
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

/** Words of a month, each once: other columns name them by their place, counted from 1 as PostgreSQL does. */
export interface WordList {
  readonly words: string[];
  /** The place of a word, at the end when it is new. */
  placeOf(word: string): number;
}

export function createWordList(known: readonly string[] = []): WordList {
  const words = [...known];
  const places = new Map(words.map((word, index) => [word, index + 1]));
  return {
    words,
    placeOf: (word) => {
      const place = places.get(word);
      if (place !== undefined) return place;
      places.set(word, words.push(word));
      return words.length;
    },
  };
}

/** An element that is there: columns of one table are equally long. */
export function elementAt<Element>(list: readonly Element[], index: number): Element {
  const element = list[index];
  if (element === undefined)
    throw new Error(`A column of ${String(list.length)} has no element ${String(index)}`);
  return element;
}

/** Places of words of all months: the same word has one, wherever it stands in a month's own list. */
export interface WordPlaces {
  readonly words: readonly string[];
  /** Where the words of a list stand; the prompts of a company's month share their lists. */
  placesOf(list: readonly string[]): Int32Array;
}

export function createWordPlaces(): WordPlaces {
  const words: string[] = [];
  const places = new Map<string, number>();
  const known = new Map<readonly string[], Int32Array>();
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? words.push(word) - 1;
    places.set(word, place);
    return place;
  };
  return {
    words,
    placesOf: (list) => {
      const found = known.get(list) ?? Int32Array.from(list, placeOf);
      known.set(list, found);
      return found;
    },
  };
}

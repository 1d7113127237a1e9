import grammar from './grammar.json' with { type: 'json' };

const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** The articles of all languages, with those Italian prepositions take in. */
export const definiteArticles: ReadonlySet<string> = new Set(wordsOf(grammar.definiteArticles));
/** Prepositions with an article in them: "dell’", "nella". */
export const contracted: ReadonlySet<string> = new Set(wordsOf(grammar.contractedArticles));
export const articles: ReadonlySet<string> = new Set([
  ...definiteArticles,
  ...wordsOf(grammar.indefiniteArticles),
  ...contracted,
]);
/** Small words inside names of families and houses: "van den Berg". */
export const nameParticles: ReadonlySet<string> = new Set(wordsOf(grammar.nameParticles));

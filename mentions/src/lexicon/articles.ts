import { wordsOf } from './grammar.ts';

/** The articles of all languages, with those Italian prepositions take in. */
export const definiteArticles: ReadonlySet<string> = wordsOf('definiteArticles');
/** Prepositions with an article in them: "dell’", "nella". */
export const contracted: ReadonlySet<string> = wordsOf('contractedArticles');
export const articles: ReadonlySet<string> = new Set([
  ...definiteArticles,
  ...wordsOf('indefiniteArticles'),
  ...contracted,
]);
/** Small words inside names of families and houses: "van den Berg". */
export const nameParticles: ReadonlySet<string> = wordsOf('nameParticles');

const DEFINITE = 'il lo la l i gli le the el los las'.split(' ');
const INDEFINITE = 'un uno una a an unos unas'.split(' ');
const CONTRACTED =
  'del dello della dei degli delle dell al allo alla ai agli alle all nel nello nella nei negli nelle nell dal dallo dalla dai dagli dalle dall sul sullo sulla sui sugli sulle sull'.split(
    ' ',
  );

/** The articles of all languages, with those Italian prepositions take in. */
export const definiteArticles: ReadonlySet<string> = new Set(DEFINITE);
export const articles: ReadonlySet<string> = new Set([...DEFINITE, ...INDEFINITE, ...CONTRACTED]);

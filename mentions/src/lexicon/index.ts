import classes from './classes.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import trades from '../linking/trade-words.json' with { type: 'json' };
import world from './world.json' with { type: 'json' };
import grammar from './grammar.json' with { type: 'json' };
import { flagOf, fold } from '../document/spelling.ts';
import type { Language } from '../extraction.ts';

/** What the reader knows of one language. Word lists are lines of blank-separated words, phrases are single entries. */
type Lexicon = typeof it;

export const LANGUAGES: readonly Language[] = ['it', 'en', 'es'];
export const lexicons: Readonly<Record<Language, Lexicon>> = { it, en, es };

const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' ')).map(fold);

export const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(wordsOf(it.functionWords)),
  en: new Set(wordsOf(en.functionWords)),
  es: new Set(wordsOf(es.functionWords)),
};

/** Verbs that follow the subject of a sentence. */
export const subjectVerbs: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(wordsOf(it.subjectVerbs)),
  en: new Set(wordsOf(en.subjectVerbs)),
  es: new Set(wordsOf(es.subjectVerbs)),
};

export const genericWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set([...wordsOf(it.genericWords), ...subjectVerbs.it]),
  en: new Set([...wordsOf(en.genericWords), ...subjectVerbs.en]),
  es: new Set([...wordsOf(es.genericWords), ...subjectVerbs.es]),
};

export const places: ReadonlySet<string> = new Set(wordsOf(world.places));
export const demonyms: ReadonlySet<string> = new Set(wordsOf([...world.demonyms, ...classes.inhabitants]));
export const firstNames: ReadonlySet<string> = new Set(wordsOf(world.firstNames));
export const terms: ReadonlySet<string> = new Set(wordsOf(world.terms));
/** Members of classes that answers list beside companies, and that are none. */
export const algorithms: ReadonlySet<string> = new Set(wordsOf(classes.algorithms));
export const breeds: ReadonlySet<string> = new Set(wordsOf(classes.breeds));
export const garments: ReadonlySet<string> = new Set(wordsOf(classes.garments));
export const substances: ReadonlySet<string> = new Set(wordsOf(classes.substances));
/** Words behind a brand that say what it sells or where: "Zoho CRM", "Hoka Women's Bondi", "UGG Australia". */
export const productWords: ReadonlySet<string> = new Set(wordsOf(world.productWords));

/** Words so common that, followed by another, they open a new name ("Open Farm") rather than name a company. */
export const plainWords: ReadonlySet<string> = new Set(wordsOf(world.plainWords));
/** What a technology, a feature or a product line is called: beside these a name is no company's. */
export const featureNouns: ReadonlySet<string> = new Set(wordsOf(world.featureNouns));
/** What examples may be of that are no companies ("foams like", "breeds such as"), and of persons ("celebrities like"). */
export const thingNouns: ReadonlySet<string> = new Set(wordsOf([...world.featureNouns, ...world.thingNouns]));
export const personNouns: ReadonlySet<string> = new Set(wordsOf(world.personNouns));
/** What a company calls a line, a system or a technology of its own, before the name of it: "la suite HR Infinity". */
export const lineNouns: ReadonlySet<string> = new Set(wordsOf(world.lineNouns));
/** Browsers and operating systems, by identity: mostly what something else runs on. */
export const platforms: ReadonlySet<string> = new Set(wordsOf(world.platforms));
/** Verbs that open a piece of advice: "Use webhooks", "Confronta i prezzi". */
export const imperatives: ReadonlySet<string> = new Set(wordsOf(world.imperatives));

/** What the heading of a section opens or closes with, all other words of it everyday ones: "How to Choose", "Final Verdict". */
export const headingOpenings: ReadonlySet<string> = new Set(wordsOf(world.headingOpenings));
export const headingClosings: ReadonlySet<string> = new Set(wordsOf(world.headingClosings));

/** What a business is called by its trade, before its own name ("Trattoria del Ponte", "Studio Bertola"). */
export const tradeOpenings: ReadonlySet<string> = new Set(wordsOf(trades.openings));
/** The same behind the name ("Hai Robotics", "Bertola & Partners"). */
export const tradeClosings: ReadonlySet<string> = new Set(wordsOf(trades.closings));
/** Any word that says a trade, and what stands before one ("antica trattoria"). */
export const tradeWords: ReadonlySet<string> = new Set(
  wordsOf([...trades.openings, ...trades.closings, ...trades.others, ...trades.attributes]),
);
/** What opens the names of places, offices, laws and technologies ("Porta Nuova", "Unione Europea"). */
export const titleOpenings: ReadonlySet<string> = new Set(wordsOf(world.titleOpenings));
/** Who a person is or what he did, before his name: "architetto", "founder", "fondata" (da). */
export const roles: ReadonlySet<string> = new Set(wordsOf(world.roles));
/** What a street or a square is called, before its name. */
export const streetWords: ReadonlySet<string> = new Set(wordsOf(world.streetWords));
/** What an announced list is a list of ("Ecco alcune agenzie:"). */
export const announcedNouns: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(wordsOf(it.announcedNouns)),
  en: new Set(wordsOf(en.announcedNouns)),
  es: new Set(wordsOf(es.announcedNouns)),
};

/** The phrases of all languages under one heading of the lexicon, folded. */
export function allPhrases(
  section:
    | 'sourceTitles'
    | 'attributeTitles'
    | 'nameColumns'
    | 'attributeColumns'
    | 'productColumns'
    | 'exampleCues'
    | 'sourceCues'
    | 'passingCues',
): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap((language) => lexicons[language][section]).map(fold));
}

type Section = {
  [Key in keyof typeof grammar]: (typeof grammar)[Key] extends string[] ? Key : never;
}[keyof typeof grammar];

/** The small words of the three languages that one question of the reader asks for. */
export const grammarWords = (section: Section): ReadonlySet<string> =>
  new Set(grammar[section].flatMap((line) => line.split(' ')));

/** The same where each language answers otherwise. */
export const wordsByLanguage = (
  section: 'indefinites' | 'runArticles',
): Readonly<Record<Language, ReadonlySet<string>>> => {
  const { it, en, es } = grammar[section];
  return { it: new Set(it.split(' ')), en: new Set(en.split(' ')), es: new Set(es.split(' ')) };
};

/** Pairs of words that announce an example: "such as". */
export const examplePairs: ReadonlySet<string> = new Set(grammar.examplePairs);

/** The articles of all languages, with those Italian prepositions take in. */
export const definiteArticles: ReadonlySet<string> = grammarWords('definiteArticles');
/** Prepositions with an article in them: "dell’", "nella". */
export const contracted: ReadonlySet<string> = grammarWords('contractedArticles');
export const articles: ReadonlySet<string> = new Set([
  ...definiteArticles,
  ...grammarWords('indefiniteArticles'),
  ...contracted,
]);
/** Small words inside names of families and houses: "van den Berg". */
export const nameParticles: ReadonlySet<string> = grammarWords('nameParticles');

const AND = grammarWords('and');
const OR = grammarWords('or');

/** Whether the word says "and", within a name ("Dolce & Gabbana") or between two. */
export const isAnd = (folded: string): boolean => AND.has(folded);

/** Whether the word joins two names. */
export const isJoiner = flagOf(({ folded }) => AND.has(folded) || OR.has(folded));

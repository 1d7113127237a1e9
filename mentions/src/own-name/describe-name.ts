import places from './places.json' with { type: 'json' };
import { areOneCompany, listCatalogue } from '../catalogue/index.ts';
import { extractMentions } from '../extract-mentions.ts';
import type { Brand, Extraction } from '../extraction.ts';
import { articles, LANGUAGES, productWords, tradeWords } from '../lexicon/index.ts';
import { kindOfWord, type WordKind } from '../lexicon/language.ts';
import { identityKey, mayBeProposed, nameWords } from '../linking/identity.ts';
import { withoutLegalForm } from '../linking/legal-forms.ts';
import { type LeftOut, listLeftOut, listVariants, type NameVariant } from './name-variants.ts';

/** Why the place of a name must speak for it. */
export type StrictBecause = 'everyday_word' | 'place' | 'person' | 'term' | 'short' | 'small';

/** What counts as a brand's name and what does not, each example tried on the recognizer itself. */
export interface NameDescription {
  /** False: no answer can be read as naming it, for example a name of signs alone. */
  readonly isFindable: boolean;
  /** Spellings that count wherever they stand. */
  readonly counts: { variant: NameVariant; spellings: string[] }[];
  /** Spellings a reader might take for the name, and that never count. */
  readonly leftOut: LeftOut[];
  /** Null for a name that counts wherever it stands. */
  readonly strict: {
    /** The name without its legal form, which makes any name certain. */
    readonly name: string;
    readonly because: StrictBecause;
    readonly phrases: { phrase: string; counts: boolean }[];
  } | null;
  readonly others: OtherName[];
}

/** Places a name that stands by itself is found in, beside those of the phrases. */
const PLACES: readonly string[] = places.anywhere;
/** Some spellings need words of their own before them. */
const PLACES_OF: Readonly<Partial<Record<NameVariant, readonly string[]>>> = places.ofVariant;
const MAX_SPELLINGS = 3;

/**
 * Says what counts as a name, by asking the recognizer about each spelling it would show. The phrases, `{name}` or
 * `{small}` where the name stands, are shown for a name whose place must speak for it.
 */
export function describeName({
  brand,
  rivals,
  phrases,
}: {
  brand: Brand;
  /** Other companies the user registered. */
  rivals: readonly Brand[];
  phrases: readonly string[];
}): NameDescription {
  const read = (answer: string): Extraction =>
    extractMentions({ answer, language: 'it', brands: [brand, ...rivals] });
  const isFound = (answer: string): boolean => read(answer).brands[0]?.present === true;
  const places = [...PLACES, ...phrases.filter((phrase) => phrase.includes('{name}'))];
  const found = listVariants(brand).filter(({ variant, spelling }) =>
    (PLACES_OF[variant] ?? places).every((place) => isFound(fill(place, spelling))),
  );
  const counts = [...Map.groupBy(found, ({ variant }) => variant)].map(([variant, all]) => ({
    variant,
    spellings: all.map(({ spelling }) => spelling).slice(0, MAX_SPELLINGS),
  }));
  const bare = withoutLegalForm(brand.name);
  const isStrict = !places.every((place) => isFound(fill(place, bare)));
  const tried = isStrict ? phrases.map((phrase) => fill(phrase, bare)) : [];
  const judged = tried.map((phrase) => ({ phrase, counts: isFound(phrase) }));
  return {
    isFindable: found.length > 0 || judged.some((phrase) => phrase.counts),
    counts,
    leftOut: isStrict
      ? []
      : listLeftOut(bare, (part) => places.every((place) => !isFound(fill(place, part)))),
    strict: isStrict ? { name: bare, because: findBecause(bare), phrases: judged } : null,
    others: listOthers(brand, rivals, read),
  };
}

const fill = (place: string, name: string): string =>
  place.replace('{name}', () => name).replace('{small}', () => name.toLowerCase());

const BECAUSE: Readonly<Partial<Record<WordKind, StrictBecause>>> = {
  function: 'everyday_word',
  generic: 'everyday_word',
  place: 'place',
  demonym: 'place',
  person: 'person',
  term: 'term',
};
const SHORT = 3;

function findBecause(bare: string): StrictBecause {
  if (identityKey(bare).length < SHORT) return 'short';
  const kinds = nameWords(bare).flatMap((word) => LANGUAGES.map((language) => kindOfWord(word, language)));
  const known = kinds.map((kind) => BECAUSE[kind]).find((because) => because !== undefined);
  return known ?? (bare === bare.toLowerCase() ? 'small' : 'everyday_word');
}

/** Another company whose name holds this one, is held by it, or is spelt like it. */
export interface OtherName {
  readonly name: string;
  readonly relation: 'longer' | 'shorter' | 'same_spelling';
  /** Where the other is written, it alone is read. */
  readonly isDistinguished: boolean;
}

const MAX_OTHERS = 4;
const SENTENCE = 'Meglio {name}, dicono in molti.';

/** Companies that are registered or catalogued and share words with a brand; those the user registered first. */
function listOthers(
  brand: Brand,
  rivals: readonly Brand[],
  read: (answer: string) => Extraction,
): OtherName[] {
  const own = wordsOf(brand.name);
  if (own.length === 0) return [];
  const registered = new Set(rivals.map(({ name }) => name));
  const named = [...rivals.map(({ name }) => [name, wordsOf(name)] as const), ...readCatalogue()];
  const seen = new Set([brand.name]);
  const others: OtherName[] = [];
  for (const [name, words] of named) {
    const relation = relate(own, words);
    if (relation === null || seen.has(name)) continue;
    seen.add(name);
    const { brands, mentions } = read(SENTENCE.replace('{name}', () => name));
    const isOther = registered.has(name)
      ? brands.some((one) => one.brand === name && one.present)
      : mentions.some((one) => one.brandIndex === null && one.key === identityKey(name));
    const isDistinguished = isOther && brands[0]?.present !== true;
    // What the catalogue has as a product of the brand is the brand.
    if (isDistinguished || registered.has(name)) others.push({ name, relation, isDistinguished });
    if (others.length === MAX_OTHERS) break;
  }
  return others;
}

/** The catalogue's names with their words, which are the same for every brand. */
let catalogue: readonly (readonly [string, readonly string[]])[] | null = null;
const readCatalogue = () => (catalogue ??= listCatalogue().map(({ name }) => [name, wordsOf(name)] as const));

const wordsOf = (name: string): readonly string[] => nameWords(withoutLegalForm(name));

function relate(own: readonly string[], other: readonly string[]): OtherName['relation'] | null {
  if (other.length === 0) return null;
  if (own.join('') === other.join('')) return 'same_spelling';
  const [one, two] = [` ${own.join(' ')} `, ` ${other.join(' ')} `];
  if (two.includes(one)) return 'longer';
  return one.includes(two) ? 'shorter' : null;
}

/** Shorter names differ by one letter and are two companies: Lidia, Lidl. */
const MIN_MISSPELT = 7;

/**
 * Whether a name that answers write probably means the own company, so that its user is asked: its telling words without
 * the trade ("Ponteverde" for "Ponteverde CRM"), with a trade or product word more, or one letter off. What is one
 * company by its spelling needs no question, and what the catalogue knows as two is not asked.
 */
export function mayBeOwnName({ name, own }: { name: string; own: string }): boolean {
  if (!mayBeProposed(name) || areOneCompany(name, own) !== null) return false;
  const [written, wanted] = [tellingWords(name), tellingWords(own)];
  if (written.length === 0 || wanted.length === 0) return false;
  if (written.join('') === wanted.join('')) return true;
  const [one, other] = [identityKey(name), identityKey(own)];
  return Math.min(one.length, other.length) >= MIN_MISSPELT && isOneLetterOff(one, other);
}

/** What tells a name from others: neither articles nor what business it is. */
const tellingWords = (name: string): readonly string[] =>
  wordsOf(name).filter((word) => !articles.has(word) && !tradeWords.has(word) && !productWords.has(word));

/** One letter more, less, or another. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

import places from './places.json' with { type: 'json' };
import { extractMentions } from '../extract-mentions.ts';
import type { Brand, Extraction } from '../extraction.ts';
import { LANGUAGES } from '../lexicon/index.ts';
import { kindOfWord, type WordKind } from '../lexicon/language.ts';
import { identityKey, nameWords } from '../linking/identity.ts';
import { withoutLegalForm } from '../linking/legal-forms.ts';
import { type LeftOut, listLeftOut, listVariants, type NameVariant } from './name-variants.ts';
import { listOthers, type OtherName } from './other-names.ts';

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
    others: listOthers({ brand, rivals, read }),
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

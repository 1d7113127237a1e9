import { companyOf } from '../catalogue/index.ts';
import {
  fold,
  isCased,
  splitArticle,
  splitAtBlanks,
  withoutJoints,
  withoutQuotes,
  withSingleBlanks,
} from '../document/spelling.ts';
import type { Brand } from '../extraction.ts';
import { articles, ofArticles, pattern, patternWords, tradeWords } from '../lexicon/index.ts';
import { kindOfWord } from '../lexicon/language.ts';
import { hostOf, identityKey, nameWords, spellingsOf } from '../linking/identity.ts';
import { withoutFarm, withoutLegalForm } from '../linking/legal-forms.ts';

/** A user may state hundreds, each of which is tried. */
const MAX_ALIASES = 12;
const AND = pattern('iu')`\s${'andOfName'}\s`;
const ACCENTS = /\p{M}/gu;

/** What each rule makes of a brand's name, in the order it is shown; null where the rule does not apply. */
function spellByRules({ name, websiteUrl, aliases = [] }: Brand) {
  const bare = withoutLegalForm(name);
  const words = splitAtBlanks(bare);
  const known = companyOf(identityKey(name));
  const forms = isCased(bare) ? patternWords.legalFormsShown : [];
  const ands = AND.test(bare) ? patternWords.andShown : [];
  return [
    ['as_written', [name]],
    ['alias', aliases.slice(0, MAX_ALIASES)],
    ['site', [websiteUrl === undefined ? null : hostOf(websiteUrl)]],
    ['catalogue', known === null ? [] : [known.name, ...(known.aliases ?? [])]],
    ['without_legal_form', [bare]],
    ['other_legal_form', forms.map((form) => `${bare} ${form}`)],
    ['without_farm', [withoutFarm(bare)]],
    ['abbreviation', spellingsOf(bare).slice(1)],
    ['and', ands.map((and) => bare.replace(AND, ` ${and} `))],
    ['trade_word', [withSmallTrade(words)]],
    ['preposition', [inPreposition(bare)]],
    ['accents', [withoutAccents(bare)]],
    ['hyphen', [bare.includes('-') ? bare.replaceAll('-', ' ') : words.join('-')]],
    ['quotes', [withoutQuotes(bare)]],
    ['capitals', [bare.toUpperCase()]],
    ['small_letters', [bare.toLowerCase()]],
  ] as const;
}

/** How a spelling differs from the name as it was given. */
export type NameVariant = ReturnType<typeof spellByRules>[number][0];

/** A spelling that may count as a name, to be tried on the recognizer. */
interface SpelledVariant {
  readonly variant: NameVariant;
  readonly spelling: string;
}

/** The spellings that may count as a brand's name, in the order they are shown; what a rule leaves as it was is none. */
export function listVariants(brand: Brand): SpelledVariant[] {
  const first = new Map<string, SpelledVariant>();
  for (const [variant, spellings] of spellByRules(brand))
    for (const given of spellings) {
      const spelling = withSingleBlanks(given ?? '').trim();
      if (spelling !== '' && !first.has(spelling)) first.set(spelling, { variant, spelling });
    }
  return [...first.values()];
}

/** "hotel La Perla": the trade in small letters before the name's own capitals. */
function withSmallTrade([trade = '', ...rest]: readonly string[]): string | null {
  if (rest.length === 0 || !tradeWords.has(fold(trade))) return null;
  return [trade.toLowerCase(), ...rest].join(' ');
}

/** "dell’Orto di Nina", "della Quercia": the name's own article in the preposition before it. */
function inPreposition(name: string): string | null {
  const split = splitArticle(name);
  if (split === null || !articles.has(fold(split.article))) return null;
  const preposition = ofArticles.get(fold(split.article));
  if (preposition === undefined) return null;
  return preposition.endsWith('’') ? preposition + split.rest : `${preposition} ${split.rest}`;
}

const withoutAccents = (name: string): string | null => {
  const marked = name.normalize('NFD');
  const plain = marked.replace(ACCENTS, '');
  return isCased(name) && plain !== marked ? plain.normalize('NFC') : null;
};

/** What of a name does not count alone: a part of it, its letters without the capital, or without a sign it has. */
export interface LeftOut {
  readonly because: 'part' | 'small_letters' | 'sign_left_out';
  readonly spelling: string;
}

const MAX_LEFT_OUT = 3;

/** What a reader might take for the name, as far as it is never found: its parts, small letters, signs left out. */
export function listLeftOut(bare: string, isNeverFound: (spelling: string) => boolean): LeftOut[] {
  const candidates: LeftOut[] = [
    ...partsOf(bare).map((spelling) => ({ because: 'part' as const, spelling })),
    { because: 'sign_left_out', spelling: bare.replaceAll('+', '') },
    { because: 'small_letters', spelling: bare.toLowerCase() },
  ];
  const spelt = candidates.map(({ spelling }) => spelling);
  return candidates
    .filter(
      ({ spelling }, at) => spelt.indexOf(spelling) === at && spelling !== bare && spelling.trim() !== '',
    )
    .filter(({ spelling }) => isNeverFound(spelling))
    .slice(0, MAX_LEFT_OUT);
}

/** All but the first word, and all but the last, without the small words that are left at an edge. */
function partsOf(name: string): string[] {
  const words = splitAtBlanks(name);
  if (words.length < 2) return [];
  return [trimSmall(words.slice(1)), trimSmall(words.slice(0, -1))].filter(isTelling);
}

const isSmall = (word: string): boolean => kindOfWord(fold(word), 'it') === 'function';

/** "La Perla" keeps its article, "di Nina" and "L’Orto di" lose their preposition. */
function trimSmall(words: readonly string[]): string {
  const kept = [...words];
  while (kept.length > 0 && isSmall(kept.at(-1) ?? '')) kept.pop();
  while (kept.length > 0 && isSmall(kept[0] ?? '') && !articles.has(fold(kept[0] ?? ''))) kept.shift();
  return withoutJoints(kept.join(' '));
}

function isTelling(part: string): boolean {
  return nameWords(part).some((word) => word.length > 2 && !tradeWords.has(word) && !articles.has(word));
}

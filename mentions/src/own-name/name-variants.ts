import { companyOf } from '../catalogue/index.ts';
import { fold } from '../document/spelling.ts';
import type { Brand } from '../extraction.ts';
import { articles, contracted } from '../lexicon/index.ts';
import { tradeWords } from '../lexicon/index.ts';
import { hostOf, identityKey } from '../linking/identity.ts';
import { withoutFarm, withoutLegalForm } from '../linking/legal-forms.ts';
import { spellingsOf } from '../linking/identity.ts';

/** How a spelling differs from the name as it was given. */
export type NameVariant =
  | 'as_written'
  | 'alias'
  | 'site'
  | 'catalogue'
  | 'without_legal_form'
  | 'other_legal_form'
  | 'without_farm'
  | 'abbreviation'
  | 'and'
  | 'trade_word'
  | 'preposition'
  | 'accents'
  | 'hyphen'
  | 'quotes'
  | 'capitals'
  | 'small_letters';

/** A spelling that may count as a name, to be tried on the recognizer. */
export interface SpelledVariant {
  readonly variant: NameVariant;
  readonly spelling: string;
}

/** A user may state hundreds, each of which is tried. */
const MAX_ALIASES = 12;
const LEGAL_FORMS = ['S.r.l.', 'S.p.A.'];
const AND = /\s(?:&|e|ed|and|y)\s/iu;
const ACCENT = /\p{M}/u;
const QUOTES = /["“”«»]/gu;
/** A name of another script is not written in Latin letters. */
const CASED = /[\p{Lu}\p{Ll}]/u;

/** The spellings that may count as a brand's name, in the order they are shown; what a rule leaves as it was is none. */
export function listVariants({ name, websiteUrl, aliases = [] }: Brand): SpelledVariant[] {
  const bare = withoutLegalForm(name);
  const words = bare.split(/\s+/u);
  const known = companyOf(identityKey(name));
  const of = (variant: NameVariant, spellings: readonly (string | null)[]): SpelledVariant[] =>
    spellings.flatMap((spelling) => (spelling === null ? [] : [{ variant, spelling }]));
  const candidates = [
    ...of('as_written', [name]),
    ...of('alias', aliases.slice(0, MAX_ALIASES)),
    ...of('site', [websiteUrl === undefined ? null : hostOf(websiteUrl)]),
    ...of('catalogue', known === null ? [] : [known.name, ...(known.aliases ?? [])]),
    ...of('without_legal_form', [bare]),
    ...of('other_legal_form', CASED.test(bare) ? LEGAL_FORMS.map((form) => `${bare} ${form}`) : []),
    ...of('without_farm', [withoutFarm(bare)]),
    ...of('abbreviation', spellingsOf(bare).slice(1)),
    ...of('and', AND.test(bare) ? ['&', 'e', 'and'].map((and) => bare.replace(AND, ` ${and} `)) : []),
    ...of('trade_word', [withSmallTrade(words)]),
    ...of('preposition', [inPreposition(bare)]),
    ...of('accents', [withoutAccents(bare)]),
    ...of('hyphen', [bare.includes('-') ? bare.replaceAll('-', ' ') : bare.replace(/\s+/gu, '-')]),
    ...of('quotes', [bare.replace(QUOTES, '')]),
    ...of('capitals', [bare.toUpperCase()]),
    ...of('small_letters', [bare.toLowerCase()]),
  ];
  const first = new Map<string, SpelledVariant>();
  for (const candidate of candidates) {
    const spelling = candidate.spelling.replace(/\s+/gu, ' ').trim();
    if (spelling !== '' && !first.has(spelling)) first.set(spelling, { ...candidate, spelling });
  }
  return [...first.values()];
}

/** "hotel La Perla": the trade in small letters before the name's own capitals. */
function withSmallTrade([trade = '', ...rest]: readonly string[]): string | null {
  if (rest.length === 0 || !tradeWords.has(fold(trade))) return null;
  return [trade.toLowerCase(), ...rest].join(' ');
}

const ARTICLE = /^(\p{L}{1,3})(?:\s+|\s*(['’]))(?=\p{L})(.+)$/u;
/** The preposition "di" with each article in it. */
const OF_THE: Readonly<Record<string, string>> = {
  il: 'del ',
  lo: 'dello ',
  la: 'della ',
  i: 'dei ',
  gli: 'degli ',
  le: 'delle ',
  l: 'dell’',
};

/** "dell’Orto di Nina", "della Quercia": the name's own article in the preposition before it. */
function inPreposition(name: string): string | null {
  const [article, rest] = [ARTICLE.exec(name)?.[1], ARTICLE.exec(name)?.[3]];
  if (article === undefined || rest === undefined || !articles.has(fold(article))) return null;
  const preposition = OF_THE[fold(article)];
  return preposition === undefined || !contracted.has(fold(preposition).replace(/[’ ]/u, ''))
    ? null
    : preposition + rest;
}

const withoutAccents = (name: string): string | null => {
  const marked = name.normalize('NFD');
  return CASED.test(name) && ACCENT.test(marked) ? marked.replace(/\p{M}/gu, '').normalize('NFC') : null;
};

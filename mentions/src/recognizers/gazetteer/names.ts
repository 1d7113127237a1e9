import { cleanName } from '../../document/clean-text.ts';
import { type Spelling, flagOf, remember, spellingOf } from '../../document/spelling.ts';
import { type Word, readNameWords } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { LANGUAGES, isAnd } from '../../lexicon/index.ts';
import { kindOfWord } from '../../lexicon/word-kinds.ts';
import { identityKey, isDomainEnding, nameWords } from '../../linking/identity.ts';
import { withoutLegalForm } from '../../linking/legal-forms.ts';
import { opensSmall, isCased, withoutQuotes } from '../../document/signs.ts';

const MIN_LENGTH = 4;

/** Whether a word of a name is in no list of everyday words, so that people who write it small still mean it. */
const holdsUnlisted = (words: readonly string[]): boolean =>
  words.some((word) => word.length >= MIN_LENGTH && !spellingOf(word).digits && isUnlisted(word));

const isUnlisted = (word: string): boolean =>
  LANGUAGES.every((language) => kindOfWord(word, language) === 'unknown');

/** Who vouches for a name: the user's brand, earlier answers, a model that read this answer, our catalogue, or the answer itself. */
export type NameSource = 'brand' | 'learned' | 'reported' | 'catalogue' | 'answer';

/** One company the matcher looks for. */
export interface NamedCompany {
  name: string;
  key: string;
  domain: string | null;
  source: NameSource;
  /** Also stands in the catalogue, so that it has an identity beyond this answer. */
  catalogued: boolean;
  brandIndex: number | null;
}

/** What a spelling says of itself, whoever it names. */
interface SpeltName {
  spelling: string;
  /** Its letters without inner "and", article and legal form: what the words of a text are compared with. */
  key: string;
  words: readonly string[];
  /** How many words a text writes it with. */
  length: number;
  /** Written without a capital at the start (illy, eBay, tot). */
  startsLower: boolean;
  /** Of a script without capitals, or of figures. */
  isCaseless: boolean;
  /** Written as a host (`Sync.com`): where the rest is an everyday word, the ending must be there. */
  isHost: boolean;
  /** Ends in 's (Church's), which in other names belongs to the sentence. */
  endsInS: boolean;
  /** The signs between its words that elsewhere part names, by how much of the key stands before them. */
  signs: ReadonlyMap<number, string>;
  /** The signs before its first word and behind its last. */
  opening: string;
  closing: string;
  /** Where its key begins: its first word, an English article aside. */
  firstWord: string;
}

/** One spelling under which a company is looked for. */
export interface NameForm extends SpeltName {
  company: NamedCompany;
  /** The user, an earlier answer or a model gave it: found as it is written, whatever signs it holds. */
  isGiven: boolean;
  /** The user's brand or a model's report, and no everyday word: meant even where it is written without a capital. */
  isDistinct: boolean;
  /** Its own article went into the preposition before it: "dell’Orto" for "L’Orto". */
  needsPreposition: boolean;
  /** Other companies this key may mean. */
  rivals: NameForm[];
  /** Whether its words are everyday ones, once an answer of the language asked. */
  readonly everyday: Partial<Record<Language, boolean>>;
}

const MAX_DESCRIBED = 2_000;
const DASHES = /[‐‑‒–—―−-]+/gu;
const IGNORED = /[\s\\*_`~\u00AD\u200B-\u200D\u2060\uFE0F®™©℠]+/gu;

/** The sign a gap between two words holds, one for all ways to write it; '' for none. */
export const signOf = (gap: string): string =>
  withoutQuotes(gap.normalize('NFKC').replace(IGNORED, ''), '"').replace(DASHES, '-').replaceAll('’', "'");

/** Answers of one question are read for the same names again and again. */
const describeName: (spelling: string) => SpeltName = remember((given) => {
  const text = cleanName(given);
  const whole = identityKey(text);
  const isHost = /^[^\s.]+\.[a-z]{2,6}$/iu.test(text) && isDomainEnding(nameWords(text).at(-1) ?? '');
  const bare = isHost ? text : withoutLegalForm(text);
  const words = readNameWords(bare);
  const [first] = words;
  const last = words.at(-1);
  const spelt = nameWords(bare);
  const { key, signs } = isHost ? { key: whole, signs: new Map<number, string>() } : closeUp(bare, words);
  const at = bare.indexOf(first?.spelling.written ?? '');
  return {
    spelling: text,
    key,
    words: isHost ? spelt.slice(0, -1) : spelt,
    length: isHost ? words.length - 1 : words.length,
    startsLower: first !== undefined && opensSmall(first.spelling.written),
    isCaseless: words.length > 0 && words.every(isCaseless),
    isHost,
    endsInS: text.endsWith("'s") || text.endsWith('’s'),
    signs,
    opening: signOf(bare.slice(0, Math.max(0, at))),
    closing: last === undefined ? '' : signOf(bare.slice(last.end)),
    firstWord: (words.length > 1 && first?.folded === 'the' ? words[1] : first)?.folded ?? '',
  };
}, MAX_DESCRIBED);

/** Whether a word is of a script that knows no capitals. */
const isCaseless = ({ spelling: { written } }: Word): boolean => /\p{Lo}/u.test(written) && !isCased(written);

/** The letters of a name with what parts them; inner "and" and an English article in front leave no trace. */
function closeUp(text: string, words: readonly Word[]): { key: string; signs: Map<number, string> } {
  const signs = new Map<number, string>();
  let key = '';
  words.forEach((word, index) => {
    const before = words[index - 1];
    const sign = before === undefined ? '' : signOf(text.slice(before.end, word.start));
    if (sign !== '' && key !== '') signs.set(key.length, sign);
    const isInner = index > 0 && index < words.length - 1;
    const isArticle = index === 0 && words.length > 1 && word.folded === 'the';
    if (!isArticle && !(isInner && isAnd(word.folded))) key += word.folded;
  });
  return { key, signs };
}

/** A company under its own identity, of which nothing else is known but what is said. */
export const namedCompany = (
  company: Pick<NamedCompany, 'name' | 'source'> & Partial<NamedCompany>,
): NamedCompany => ({
  key: identityKey(company.name),
  domain: null,
  catalogued: false,
  brandIndex: null,
  ...company,
});

export interface NewForm {
  company: NamedCompany;
  spelling: string;
  needsPreposition?: boolean;
}

const MAX_WORDS = 7;
const MAX_GIVEN_WORDS = 40;
/** So many letters tell nearly all words that open no name. */
const MAX_BEGINNING = 16;

/** The names looked for in an answer. Those of its own go before those of an index that knows more. */
export class NameIndex {
  readonly base: NameIndex | null;
  readonly #forms = new Map<string, NameForm>();
  readonly #byIdentity = new Map<string, NameForm>();
  /** The brands of an answer by the host of their site. */
  readonly #bySite = new Map<string, NamedCompany>();
  /** All that a key begins with: most words of an answer open no name. */
  readonly #beginnings = new Set<string>();
  readonly #smallStarts = new Set<string>();
  readonly #signedStarts = new Set<string>();
  /** The most words a name has. */
  longest: number;

  constructor(base: NameIndex | null = null) {
    this.base = base;
    this.longest = base?.longest ?? 1;
  }

  /** Adds a spelling. The first company that claims one keeps it, a user's later brand stays beside it. */
  add({ company, spelling, needsPreposition = false }: NewForm): void {
    const spelt = describeName(spelling);
    const { key, words, length, isHost, firstWord } = spelt;
    const isGiven = company.source !== 'catalogue' && company.source !== 'answer';
    if (key === '' || length === 0 || length > (isGiven ? MAX_GIVEN_WORDS : MAX_WORDS)) return;
    if (key.length < 2 && !isGiven) return;
    const isVouchedFor = company.source === 'brand' || company.source === 'reported';
    const isDistinct = isVouchedFor && !isHost && holdsUnlisted(words);
    const form = { ...spelt, company, isGiven, isDistinct, needsPreposition, rivals: [], everyday: {} };
    const known = this.#forms.get(key);
    if (known !== undefined) {
      if (company.source === 'brand' && known.company !== company) known.rivals.push(form);
      return;
    }
    this.#forms.set(key, form);
    if (company.source === 'brand' && company.domain !== null) this.#bySite.set(company.domain, company);
    const identity = identityKey(spelling);
    if (!this.#byIdentity.has(identity)) this.#byIdentity.set(identity, form);
    for (let end = Math.min(key.length, MAX_BEGINNING); end > 0; end--)
      this.#beginnings.add(key.slice(0, end));
    const isLongGiven = isGiven && length > 1;
    if (spelt.startsLower || isDistinct || spelt.isCaseless || isLongGiven) this.#smallStarts.add(firstWord);
    if (spelt.signs.size > 0 || isLongGiven) this.#signedStarts.add(firstWord);
    this.longest = Math.max(this.longest, length + 1);
  }

  /** The name with these letters. */
  find(key: string): NameForm | undefined {
    return this.#forms.get(key) ?? this.#adopt(this.base?.find(key));
  }

  /** The name with this identity, whatever it is written with. */
  findNamed(identity: string): NameForm | undefined {
    return this.#byIdentity.get(identity) ?? this.#adopt(this.base?.findNamed(identity));
  }

  /** The name with this identity that was added here, not to what this index is based on. */
  findOwn(identity: string): NameForm | undefined {
    return this.#byIdentity.get(identity);
  }

  /** Whether any key begins like this, as far as beginnings are kept. */
  opens(beginning: string): boolean {
    return this.#opensOwn(beginning) || this.base?.opens(beginning) === true;
  }

  #opensOwn(beginning: string): boolean {
    return this.#beginnings.has(
      beginning.length > MAX_BEGINNING ? beginning.slice(0, MAX_BEGINNING) : beginning,
    );
  }

  /** Whether any key begins with this word. */
  opensWith = (word: Spelling): boolean => this.#opensOwn(word.folded) || this.base?.opensWith(word) === true;

  /** Finds out once for each word whether a key begins with it: for what all answers are read with. */
  rememberWords(): void {
    this.opensWith = flagOf(this.opensWith);
  }

  /** Whether it is the first word of a name that may stand there without a capital. */
  opensSmall(word: string): boolean {
    return this.#smallStarts.has(word) || this.base?.opensSmall(word) === true;
  }

  /** Whether it is the first word of a name spelt with a sign that parts words elsewhere ("ho. Mobile", "A + B"). */
  opensSigned(word: string): boolean {
    return this.#signedStarts.has(word) || this.base?.opensSigned(word) === true;
  }

  /** What is known of a brand of this index is the brand's, and so is what lives at an address of its site (analytics.google.com). */
  #adopt(form: NameForm | undefined): NameForm | undefined {
    if (form === undefined || this.#forms.size === 0) return form;
    const { key, domain } = form.company;
    const site = domain?.slice(domain.indexOf('.') + 1) ?? '';
    const company = this.#byIdentity.get(key)?.company ?? this.#bySite.get(site);
    return company === undefined ? form : { ...form, company };
  }
}

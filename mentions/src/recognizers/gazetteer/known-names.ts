import { type CatalogueCompany, companyOf, listCatalogue, ownerOf } from '../../catalogue/index.ts';
import {
  flagOf,
  fold,
  lettersAndDigits,
  opensSmall,
  type Spelling,
  splitArticle,
  splitAtBlanks,
} from '../../document/spelling.ts';
import type { Brand, KnownCompany } from '../../extraction.ts';
import { articles, LANGUAGES, places, productWords } from '../../lexicon/index.ts';
import { isCommonWord } from '../../lexicon/language.ts';
import { domainLabel, hostOf, identityKey, nameWords, spellingsOf } from '../../linking/identity.ts';
import { withoutFarm, withoutPartner } from '../../linking/legal-forms.ts';
import type { DiscoveredName, NamedCompany, NameForm, NewForm } from './names.ts';
import { namedCompany, toForm } from './names.ts';

let catalogueIndex: NameIndex | null = null;

/** The names of the catalogue. Built once, on first use: thousands of names, the same for every answer. */
function getCatalogueIndex(): NameIndex {
  if (catalogueIndex !== null) return catalogueIndex;
  catalogueIndex = new NameIndex();
  const entries = listCatalogue();
  const companies = entries.map((entry) => ({ entry, company: toCatalogued(ownerOf(entry)) }));
  for (const { entry, company } of companies) catalogueIndex.add({ company, spelling: entry.name });
  for (const { entry, company } of companies)
    for (const spelling of entry.aliases ?? []) catalogueIndex.add({ company, spelling });
  catalogueIndex.rememberWords();
  return catalogueIndex;
}

const toCatalogued = ({ name, domain }: CatalogueCompany): NamedCompany =>
  namedCompany({ name, domain: domain ?? null, source: 'catalogue', catalogued: true });

/** A learned "Zoho Books" stays a product of the catalogue's "Zoho": what an answer taught makes no second company of it. */
function addLearned(index: NameIndex, known: KnownCompany, source: 'learned' | 'reported'): void {
  const { name, aliases = [], domain } = known;
  const own = identityKey(name);
  const entry = companyOf(own);
  const key = index.base?.findNamed(own)?.company.key ?? own;
  const company =
    index.findOwn(key)?.company ??
    namedCompany({ name, key, domain: domain ?? entry?.domain ?? null, source, catalogued: entry !== null });
  for (const spelling of [name, ...aliases].flatMap(spellingsOf)) index.add({ company, spelling });
}

interface WantedNames {
  readonly brands: readonly Brand[];
  readonly knownCompanies: readonly KnownCompany[];
  /** Names a model read in this answer. */
  readonly reported?: readonly KnownCompany[];
  readonly withCatalogue: boolean;
}

/** As many as a worker's analyses under way: their answers come mixed. */
const MAX_INDEXES = 32;
const recent = new Map<string, NameIndex>();

/**
 * The names looked for in one answer: a brand goes before a learned name, that before a reported one, that before the
 * catalogue. The answers of an analysis, and often the next ones, are read for the same names, whose index is made once.
 */
export function buildNameIndex(wanted: WantedNames): NameIndex {
  const { brands, knownCompanies, reported = [], withCatalogue } = wanted;
  // What a model reports is of one answer, whether looked for among all names or alone.
  if (reported.length > 0 || !withCatalogue) return makeNameIndex(wanted);
  const key = JSON.stringify([brands, knownCompanies]);
  const index = recent.get(key) ?? makeNameIndex(wanted);
  recent.delete(key);
  recent.set(key, index);
  const [oldest] = recent.keys();
  if (recent.size > MAX_INDEXES && oldest !== undefined) recent.delete(oldest);
  return index;
}

function makeNameIndex({ brands, knownCompanies, reported = [], withCatalogue }: WantedNames): NameIndex {
  const index = new NameIndex(withCatalogue ? getCatalogueIndex() : null);
  addBrands(index, brands);
  for (const known of knownCompanies) addLearned(index, known, 'learned');
  for (const known of reported) addLearned(index, known, 'reported');
  return index;
}

/** The names this answer itself introduces, beside those known before. */
export function extendNameIndex(index: NameIndex, found: readonly DiscoveredName[]): NameIndex {
  const extended = new NameIndex(index);
  for (const { name, spellings } of found) {
    const company = namedCompany({ name, source: 'answer' });
    for (const spelling of spellings) {
      const known = index.findNamed(identityKey(spelling));
      if (known === undefined) extended.add({ company, spelling });
      // A known company may be written small (eufy, adidas) where the list shows that it is meant.
      else if (!known.startsLower && opensSmall(spelling)) extended.add({ company: known.company, spelling });
    }
  }
  return extended;
}

/** The names the user wrote themselves go before all that is read from them: "Fratelli Greco" before what "F.lli Greco" may mean. */
function addBrands(index: NameIndex, brands: readonly Brand[]): void {
  const taken = new Map<string, string>();
  const companies = brands.map((brand, at) => ({ brand, company: toCompany(taken, brand, at) }));
  const givenNames = ({ name, aliases = [] }: Brand): string[] => [name, ...aliases];
  for (const { brand, company } of companies)
    for (const spelling of givenNames(brand)) index.add({ company, spelling });
  for (const { brand, company } of companies) {
    const known = companyOf(identityKey(brand.name));
    const variants = givenNames(brand).flatMap(spellingsOf);
    const derived = variants.flatMap((variant) => [withoutFarm(variant), withoutPartner(variant)]);
    const others = known === null ? [] : [known.name, ...(known.aliases ?? [])];
    for (const spelling of [...variants, ...derived, ...nameAtHome(brand.name), ...others])
      if (spelling !== null) index.add({ company, spelling });
    for (const spelling of givenNames(brand)) addWithoutArticle(index, { company, spelling });
    addSiteName(index, company, hostOf(brand.websiteUrl ?? ''));
  }
}

function toCompany(taken: Map<string, string>, brand: Brand, brandIndex: number): NamedCompany {
  const { name, websiteUrl = '' } = brand;
  const known = companyOf(identityKey(name));
  return namedCompany({
    name,
    key: ownKey(taken, name),
    domain: hostOf(websiteUrl) ?? known?.domain ?? null,
    source: 'brand',
    catalogued: known !== null,
    brandIndex,
  });
}

/** Two brands that differ by their legal form alone ("Rossi Srl", "Rossi S.p.A.") are two companies. */
function ownKey(taken: Map<string, string>, name: string): string {
  const keys = [identityKey(name), lettersAndDigits(fold(name)), name.toLowerCase(), name];
  const key = keys.find((one) => (taken.get(one) ?? name) === name) ?? name;
  taken.set(key, name);
  return key;
}

/** "dell’Orto di Nina", "alla Quercia": the name's own article goes into the preposition before it. */
function addWithoutArticle(index: NameIndex, { company, spelling }: NewForm): void {
  const split = splitArticle(spelling.trim());
  if (split === null || !articles.has(fold(split.article))) return;
  index.add({ company, spelling: split.rest, needsPreposition: true });
}

/** "EMU" of EMU Australia, "Vodafone" of Vodafone Italia: answers leave the country of a branch out. */
function nameAtHome(name: string): string[] {
  const words = splitAtBlanks(name.trim());
  const country = fold(words.pop() ?? '');
  if (words.length === 0 || !places.has(country) || !productWords.has(country)) return [];
  const isEveryday = words.every((word) => LANGUAGES.some((language) => isCommonWord(fold(word), language)));
  return isEveryday ? [] : [words.join(' ')];
}

/** `zoho.com` makes "Zoho" a name of the brand "Zoho CRM": the site's name opens the brand's name. */
function addSiteName(index: NameIndex, company: NamedCompany, host: string | null): void {
  if (host === null || host.split('.').length > 2) return;
  const label = domainLabel(host) ?? host;
  const key = identityKey(label);
  const owner = companyOf(key);
  // A page on somebody's platform: the platform's name is not the company's.
  if (owner !== null && owner !== companyOf(identityKey(company.name))) return;
  index.add({ company, spelling: host });
  const first = nameWords(company.name)[0];
  if (first === key) index.add({ company, spelling: splitAtBlanks(company.name)[0] ?? label });
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
  add(given: NewForm): void {
    const form = toForm(given);
    const { company, key, length, firstWord, isGiven } = form;
    if (key === '' || length === 0 || length > (isGiven ? MAX_GIVEN_WORDS : MAX_WORDS)) return;
    if (key.length < 2 && !isGiven) return;
    const known = this.#forms.get(key);
    if (known !== undefined) {
      if (company.source === 'brand' && known.company !== company) known.rivals.push(form);
      return;
    }
    this.#forms.set(key, form);
    if (company.source === 'brand' && company.domain !== null) this.#bySite.set(company.domain, company);
    const identity = identityKey(given.spelling);
    if (!this.#byIdentity.has(identity)) this.#byIdentity.set(identity, form);
    for (let end = Math.min(key.length, MAX_BEGINNING); end > 0; end--)
      this.#beginnings.add(key.slice(0, end));
    const isLongGiven = isGiven && length > 1;
    if (form.startsLower || form.isDistinct || form.isCaseless || isLongGiven)
      this.#smallStarts.add(firstWord);
    if (form.signs.size > 0 || isLongGiven) this.#signedStarts.add(firstWord);
    this.longest = Math.max(this.longest, length + 1);
  }

  /** The name with these letters. */
  find = (key: string): NameForm | undefined => this.#forms.get(key) ?? this.#adopt(this.base?.find(key));

  /** The name with this identity, whatever it is written with. */
  findNamed = (identity: string): NameForm | undefined =>
    this.#byIdentity.get(identity) ?? this.#adopt(this.base?.findNamed(identity));

  /** The name with this identity that was added here, not to what this index is based on. */
  findOwn = (identity: string): NameForm | undefined => this.#byIdentity.get(identity);

  /** Whether any key begins like this, as far as beginnings are kept. */
  opens = (start: string): boolean => this.#opensOwn(start) || this.base?.opens(start) === true;

  #opensOwn(start: string): boolean {
    return this.#beginnings.has(start.length > MAX_BEGINNING ? start.slice(0, MAX_BEGINNING) : start);
  }

  /** Whether any key begins with this word. */
  opensWith = (word: Spelling): boolean => this.#opensOwn(word.folded) || this.base?.opensWith(word) === true;

  /** Finds out once for each word whether a key begins with it: for what all answers are read with. */
  rememberWords(): void {
    this.opensWith = flagOf(this.opensWith);
  }

  /** Whether it is the first word of a name that may stand there without a capital. */
  opensSmall = (word: string): boolean => this.#smallStarts.has(word) || this.base?.opensSmall(word) === true;

  /** Whether it is the first word of a name spelt with a sign that parts words elsewhere ("ho. Mobile", "A + B"). */
  opensSigned = (word: string): boolean =>
    this.#signedStarts.has(word) || this.base?.opensSigned(word) === true;

  /** What is known of a brand of this index is the brand's, and so is what lives at an address of its site (analytics.google.com). */
  #adopt(form: NameForm | undefined): NameForm | undefined {
    if (form === undefined || this.#forms.size === 0) return form;
    const { key, domain } = form.company;
    const site = domain?.slice(domain.indexOf('.') + 1) ?? '';
    const company = this.#byIdentity.get(key)?.company ?? this.#bySite.get(site);
    return company === undefined ? form : { ...form, company };
  }
}

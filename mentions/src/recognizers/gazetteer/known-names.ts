import type { CatalogueCompany } from '../../catalogue/index.ts';
import { companyOf } from '../../catalogue/index.ts';
import { getCatalogueIndex } from './catalogue-names.ts';
import type { Brand, KnownCompany } from '../../extraction.ts';
import { domainLabel, hostOf, identityKey, nameWords } from '../../linking/identity.ts';
import { LANGUAGES, places, productWords } from '../../lexicon/index.ts';
import { isCommonWord } from '../../lexicon/word-kinds.ts';
import { fold } from '../../document/text/fold.ts';
import { letterBit, lettersOf } from '../../document/text/characters.ts';
import type { NamedCompany, NameForm } from './name-form.ts';
import type { NameIndex, NameTable } from './name-table.ts';
import { articles } from '../../lexicon/articles.ts';
import { spellingsOf } from '../../linking/spellings.ts';
import { addForm, emptyTable, opensIn, toIndex } from './name-table.ts';

const NO_NAMES = toIndex(emptyTable());

/** The names the user wrote themselves go before all that is read from them: "Fratelli Greco" before what "F.lli Greco" may mean. */
function addBrands(table: NameTable, brands: readonly Brand[]): void {
  const taken = new Map<string, string>();
  const companies = brands.map((brand, index) => toCompany(taken, brand, index));
  const spellingsOfBrand = ({ name, aliases = [] }: Brand): string[] => [name, ...aliases];
  companies.forEach(({ brand, company }) => {
    for (const spelling of spellingsOfBrand(brand)) addForm({ table, company, spelling });
  });
  for (const { brand, company, host, known } of companies) {
    const spellings = spellingsOfBrand(brand);
    for (const spelling of spellings.flatMap(spellingsOf)) addForm({ table, company, spelling });
    for (const spelling of spellings) addWithoutArticle({ table, company, spelling });
    for (const spelling of nameAtHome(brand.name)) addForm({ table, company, spelling });
    if (known !== null)
      for (const spelling of [known.name, ...(known.aliases ?? [])]) addForm({ table, company, spelling });
    addSiteName({ table, company, host });
  }
}

interface GivenBrand {
  brand: Brand;
  company: NamedCompany;
  host: string | null;
  known: CatalogueCompany | null;
}

function toCompany(taken: Map<string, string>, brand: Brand, index: number): GivenBrand {
  const host = brand.websiteUrl === undefined ? null : hostOf(brand.websiteUrl);
  const known = companyOf(identityKey(brand.name));
  const company: NamedCompany = {
    name: brand.name,
    key: ownKey(taken, brand.name),
    domain: host ?? known?.domain ?? null,
    source: 'brand',
    catalogued: known !== null,
    brandIndex: index,
  };
  return { brand, company, host, known };
}

/** Two brands that differ by their legal form alone ("Rossi Srl", "Rossi S.p.A.") are two companies. */
function ownKey(taken: Map<string, string>, name: string): string {
  const keys = [identityKey(name), fold(name).replace(/[^\p{L}\p{N}]+/gu, ''), name.toLowerCase(), name];
  const key = keys.find((one) => (taken.get(one) ?? name) === name) ?? name;
  taken.set(key, name);
  return key;
}

/** "dell’Orto di Nina", "alla Quercia": the name's own article goes into the preposition before it. */
function addWithoutArticle({
  table,
  company,
  spelling,
}: {
  table: NameTable;
  company: NamedCompany;
  spelling: string;
}): void {
  const [article, rest] = /^(\p{L}{1,3})(?:\s+|\s*['’])(?=\p{L})(.+)$/u.exec(spelling.trim())?.slice(1) ?? [];
  if (article === undefined || rest === undefined || !articles.has(fold(article))) return;
  addForm({ table, company, spelling: rest, needsPreposition: true });
}

/** "EMU" of EMU Australia, "Vodafone" of Vodafone Italia: answers leave the country of a branch out. */
function nameAtHome(name: string): string[] {
  const words = name.trim().split(/\s+/u);
  const country = fold(words.pop() ?? '');
  if (words.length === 0 || !places.has(country) || !productWords.has(country)) return [];
  const isEveryday = words.every((word) => LANGUAGES.some((language) => isCommonWord(fold(word), language)));
  return isEveryday ? [] : [words.join(' ')];
}

/** `zoho.com` makes "Zoho" a name of the brand "Zoho CRM": the site's name opens the brand's name. */
function addSiteName({
  table,
  company,
  host,
}: {
  table: NameTable;
  company: NamedCompany;
  host: string | null;
}): void {
  if (host === null || host.split('.').length > 2) return;
  const label = domainLabel(host) ?? host;
  const key = identityKey(label);
  const owner = companyOf(key);
  // A page on somebody's platform: the platform's name is not the company's.
  if (owner !== null && owner !== companyOf(identityKey(company.name))) return;
  addForm({ table, company, spelling: host });
  const first = nameWords(company.name)[0];
  if (first === key) addForm({ table, company, spelling: company.name.split(/\s/u)[0] ?? label });
}

/** A learned "Zoho Books" stays a product of the catalogue's "Zoho": what an answer taught makes no second company of it. */
function addLearned({
  table,
  known,
  base,
  source,
}: {
  table: NameTable;
  known: KnownCompany;
  base: NameIndex;
  source: 'learned' | 'reported';
}): void {
  const own = identityKey(known.name);
  const entry = companyOf(own);
  const key = base.findNamed(own)?.company.key ?? own;
  const owner = table.byIdentity.get(key)?.company;
  const company: NamedCompany = owner ?? {
    name: known.name,
    key,
    domain: known.domain ?? entry?.domain ?? null,
    source,
    catalogued: entry !== null,
    brandIndex: null,
  };
  for (const spelling of [known.name, ...(known.aliases ?? [])].flatMap(spellingsOf))
    addForm({ table, company, spelling });
}

interface WantedNames {
  readonly brands: readonly Brand[];
  readonly knownCompanies: readonly KnownCompany[];
  /** Names a model read in this answer. */
  readonly reported?: readonly KnownCompany[];
  readonly withCatalogue: boolean;
}

/** As many as a worker's analyses under way: their answers come mixed. */
const MOST_INDEXES = 32;
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
  if (recent.size > MOST_INDEXES && oldest !== undefined) recent.delete(oldest);
  return index;
}

function makeNameIndex({ brands, knownCompanies, reported = [], withCatalogue }: WantedNames): NameIndex {
  const own = emptyTable();
  addBrands(own, brands);
  const base = withCatalogue ? getCatalogueIndex() : NO_NAMES;
  for (const known of knownCompanies) addLearned({ table: own, known, base, source: 'learned' });
  for (const known of reported) addLearned({ table: own, known, base, source: 'reported' });
  if (own.forms.size === 0) return base;
  return overlay({ own, base, adopt: (form) => underBrand(own, form) });
}

/** The names of an answer's own table before those of an index that knows more; `adopt` may give one of those another owner. */
function overlay({
  own,
  base,
  adopt,
}: {
  own: NameTable;
  base: NameIndex;
  adopt: (form: NameForm) => NameForm;
}): NameIndex {
  const { forms, byIdentity, smallStarts, signedStarts } = own;
  const letters = lettersOf(forms.keys());
  const mayOpenOwn = (opening: string): boolean => (letters & letterBit(opening)) !== 0;
  const adopted = (form: NameForm | undefined): NameForm | undefined =>
    form === undefined ? undefined : adopt(form);
  return {
    find: (key) => forms.get(key) ?? adopted(base.find(key)),
    findNamed: (identity) => byIdentity.get(identity) ?? adopted(base.findNamed(identity)),
    findWord: (word) =>
      (mayOpenOwn(word.folded) ? forms.get(word.folded) : undefined) ?? adopted(base.findWord(word)),
    opens: (beginning) => base.opens(beginning) || (mayOpenOwn(beginning) && opensIn(own, beginning)),
    opensWith: (word) => base.opensWith(word) || (mayOpenOwn(word.folded) && opensIn(own, word.folded)),
    goesOn: (word, rest) =>
      base.goesOn(word, rest) || (mayOpenOwn(word.folded) && opensIn(own, word.folded + rest)),
    opensSmall: (word) => base.opensSmall(word) || (smallStarts.size > 0 && smallStarts.has(word.folded)),
    opensSigned: (word) => base.opensSigned(word) || (signedStarts.size > 0 && signedStarts.has(word.folded)),
    longest: Math.max(own.longest, base.longest),
  };
}

/** A catalogued product of a company that is a brand here belongs to the brand. */
function underBrand(own: NameTable, form: NameForm): NameForm {
  const brand = own.byIdentity.get(form.company.key) ?? makerOf(own, form.company);
  return brand === undefined ? form : { ...form, company: brand.company };
}

/** "Apple Watch" for the brand Apple: a catalogued name that opens with the brand's and has no address elsewhere. */
function makerOf(own: NameTable, product: NamedCompany): NameForm | undefined {
  if (product.source !== 'catalogue' || !product.name.includes(' ')) return undefined;
  const words = nameWords(product.name);
  for (let length = words.length - 1; length > 0; length--) {
    const maker = own.byIdentity.get(words.slice(0, length).join(''));
    if (maker?.company.source !== 'brand' || !maker.company.catalogued) continue;
    return isMadeBy({ product, maker, rest: words.slice(length) }) ? maker : undefined;
  }
  return undefined;
}

/** "Head & Shoulders" opens with Head as well: behind an everyday word a kind of product must follow. */
function isMadeBy({
  product,
  maker,
  rest,
}: {
  product: NamedCompany;
  maker: NameForm;
  rest: readonly string[];
}): boolean {
  const { domain } = maker.company;
  if (product.domain !== null) return domain !== null && product.domain.endsWith(`.${domain}`);
  return (
    !maker.words.every((word) => isCommonWord(word, 'it')) || rest.some((word) => productWords.has(word))
  );
}

/** A known company may be written small (eufy, adidas) where the list shows that it is meant. */
function addSpelling({
  table,
  index,
  company,
  spelling,
}: {
  table: NameTable;
  index: NameIndex;
  company: NamedCompany;
  spelling: string;
}): void {
  const known = index.findNamed(identityKey(spelling));
  if (known === undefined) addForm({ table, company, spelling });
  else if (!known.startsLower && /^\p{Ll}/u.test(spelling))
    addForm({ table, company: known.company, spelling });
}

/** The names this answer itself introduces, beside those known before. */
export function extendNameIndex({
  index,
  found,
}: {
  index: NameIndex;
  found: readonly { name: string; spellings: readonly string[] }[];
}): NameIndex {
  const table = emptyTable();
  for (const { name, spellings } of found) {
    const company: NamedCompany = {
      name,
      key: identityKey(name),
      domain: null,
      source: 'answer',
      catalogued: false,
      brandIndex: null,
    };
    for (const spelling of spellings) addSpelling({ table, index, company, spelling });
  }
  return overlay({ own: table, base: index, adopt: (form) => form });
}

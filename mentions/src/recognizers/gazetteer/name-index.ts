import { type CatalogueCompany, companyOf, listCatalogue } from '../../catalogue/index.ts';
import { letterBit, lettersOf } from '../../document/spelling.ts';
import type { Brand, KnownCompany } from '../../extraction.ts';
import { productWords } from '../../lexicon/index.ts';
import { isCommonWord } from '../../lexicon/word-kinds.ts';
import { identityKey, nameWords, spellingsOf } from '../../linking/identity.ts';
import { addBrands } from './given-names.ts';
import {
  type NameForm,
  type NameIndex,
  type NameTable,
  type NamedCompany,
  type NewForm,
  addForm,
  emptyTable,
  namedCompany,
  opensIn,
  toIndex,
} from './names.ts';
import { opensSmall } from '../../document/signs.ts';

let catalogueIndex: NameIndex | null = null;

/** The names of the catalogue. Built once, on first use: thousands of names, the same for every answer. */
function getCatalogueIndex(): NameIndex {
  catalogueIndex ??= toIndex(buildTable(listCatalogue()));
  return catalogueIndex;
}

function buildTable(entries: readonly CatalogueCompany[]): NameTable {
  const table = emptyTable();
  const owners = readOwners(entries);
  const companyOfEntry = (entry: CatalogueCompany): NamedCompany => toCompany(owners.get(entry) ?? entry);
  for (const entry of entries) addForm({ table, company: companyOfEntry(entry), spelling: entry.name });
  for (const entry of entries)
    for (const spelling of entry.aliases ?? []) addForm({ table, company: companyOfEntry(entry), spelling });
  return table;
}

/**
 * "Zoho Books" carries Zoho's name and lives at Zoho's address, or at none of its own: a product of Zoho.
 * Enel X, at enelx.com, is a company.
 */
function readOwners(entries: readonly CatalogueCompany[]): ReadonlyMap<CatalogueCompany, CatalogueCompany> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const owners = new Map<CatalogueCompany, CatalogueCompany>();
  for (const entry of entries) {
    const owner = openingsOf(entry.name)
      .map((opening) => byName.get(opening))
      .find((found) => found !== undefined);
    if (owner?.domain === undefined) continue;
    if (entry.domain === undefined || entry.domain === owner.domain) owners.set(entry, owner);
  }
  return owners;
}

/** "Google" and "Google Cloud" of "Google Cloud Run". */
function openingsOf(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
}

const toCompany = ({ name, domain }: CatalogueCompany): NamedCompany =>
  namedCompany({ name, domain: domain ?? null, source: 'catalogue', catalogued: true });

const NO_NAMES = toIndex(emptyTable());

/** The names of one answer, and those that go behind them. */
interface Tables {
  own: NameTable;
  base: NameIndex;
}

/** A learned "Zoho Books" stays a product of the catalogue's "Zoho": what an answer taught makes no second company of it. */
function addLearned(
  { own: table, base }: Tables,
  { name, aliases = [], domain }: KnownCompany,
  source: 'learned' | 'reported',
): void {
  const own = identityKey(name);
  const entry = companyOf(own);
  const key = base.findNamed(own)?.company.key ?? own;
  const owner = table.byIdentity.get(key)?.company;
  const company =
    owner ??
    namedCompany({ name, key, domain: domain ?? entry?.domain ?? null, source, catalogued: entry !== null });
  for (const spelling of [name, ...aliases].flatMap(spellingsOf)) addForm({ table, company, spelling });
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
  const own = emptyTable();
  addBrands(own, brands);
  const base = withCatalogue ? getCatalogueIndex() : NO_NAMES;
  for (const known of knownCompanies) addLearned({ own, base }, known, 'learned');
  for (const known of reported) addLearned({ own, base }, known, 'reported');
  if (own.forms.size === 0) return base;
  return overlay({ own, base }, (form) => underBrand(own, form));
}

/** The names of an answer's own table before those of an index that knows more; `adopt` may give one of those another owner. */
function overlay({ own, base }: Tables, adopt: (form: NameForm) => NameForm): NameIndex {
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
function addSpelling({ table, company, spelling }: NewForm, index: NameIndex): void {
  const known = index.findNamed(identityKey(spelling));
  if (known === undefined) addForm({ table, company, spelling });
  else if (!known.startsLower && opensSmall(spelling)) addForm({ table, company: known.company, spelling });
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
    const company = namedCompany({ name, source: 'answer' });
    for (const spelling of spellings) addSpelling({ table, company, spelling }, index);
  }
  return overlay({ own: table, base: index }, (form) => form);
}

import type { Brand, KnownCompany } from './extraction.ts';
import type { CatalogueCompany } from './catalogue/index.ts';
import { companyOf, listCatalogue } from './catalogue/index.ts';
import { domainLabel, hostOf, identityKey, isDomainEnding, nameWords } from './identity.ts';

/** Who vouches for a name: the user's brand, earlier answers, our catalogue, or this answer itself. */
export type NameSource = 'brand' | 'learned' | 'catalogue' | 'answer';

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

/** One spelling under which a company is looked for. */
export interface NameForm {
  company: NamedCompany;
  key: string;
  words: readonly string[];
  /** Written without a capital at the start (illy, eBay, tot). */
  startsLower: boolean;
  /** Written as a host (`Sync.com`): where the rest is an everyday word, the ending must be there. */
  isHost: boolean;
  /** Ends in 's (Church's), which in other names belongs to the sentence. */
  endsInS: boolean;
}

export interface NameIndex {
  find(key: string): NameForm | undefined;
  /** First words of names written without a capital. */
  hasLowerStart(word: string): boolean;
  /** The most words a name has. */
  longest: number;
}

interface NameTable {
  forms: Map<string, NameForm>;
  lowerStarts: Set<string>;
  longest: number;
}

const MOST_WORDS = 7;
const emptyTable = (): NameTable => ({ forms: new Map(), lowerStarts: new Set(), longest: 1 });

function addForm({
  table,
  company,
  spelling,
}: {
  table: NameTable;
  company: NamedCompany;
  spelling: string;
}): void {
  const key = identityKey(spelling);
  const words = nameWords(spelling);
  if (words.length === 0 || words.length > MOST_WORDS || table.forms.has(key)) return;
  if (key.length < 2 && company.source === 'catalogue') return;
  const startsLower = /^\p{Ll}/u.test(spelling);
  const isHost = /^[^\s.]+\.[a-z]{2,6}$/iu.test(spelling) && isDomainEnding(words.at(-1) ?? '');
  const endsInS = /['’]s$/iu.test(spelling);
  table.forms.set(key, {
    company,
    key,
    words: isHost ? words.slice(0, -1) : words,
    startsLower,
    isHost,
    endsInS,
  });
  if (startsLower && words[0] !== undefined) table.lowerStarts.add(words[0]);
  table.longest = Math.max(table.longest, words.length + 1);
}

let catalogueTable: NameTable | null = null;

// Built once, on first use: thousands of names, the same for every answer.
function getCatalogueTable(): NameTable {
  if (catalogueTable !== null) return catalogueTable;
  const table = emptyTable();
  const aliases: { company: NamedCompany; entry: CatalogueCompany }[] = [];
  for (const entry of listCatalogue()) {
    const company = fromCatalogue(entry);
    addForm({ table, company, spelling: entry.name });
    aliases.push({ company, entry });
  }
  for (const { company, entry } of aliases)
    for (const spelling of entry.aliases ?? []) addForm({ table, company, spelling });
  catalogueTable = table;
  return table;
}

function fromCatalogue(entry: CatalogueCompany): NamedCompany {
  return {
    name: entry.name,
    key: identityKey(entry.name),
    domain: entry.domain ?? null,
    source: 'catalogue',
    catalogued: true,
    brandIndex: null,
  };
}

function addBrand({ table, brand, index }: { table: NameTable; brand: Brand; index: number }): void {
  const host = brand.websiteUrl === undefined ? null : hostOf(brand.websiteUrl);
  const known = companyOf(identityKey(brand.name));
  const company: NamedCompany = {
    name: brand.name,
    key: identityKey(brand.name),
    domain: host ?? known?.domain ?? null,
    source: 'brand',
    catalogued: known !== null,
    brandIndex: index,
  };
  const spellings = [
    brand.name,
    ...(brand.aliases ?? []),
    ...(known === null ? [] : [known.name, ...(known.aliases ?? [])]),
  ];
  for (const spelling of spellings) addForm({ table, company, spelling });
  addSiteName({ table, company, host });
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
  const label = host === null || host.split('.').length > 2 ? null : domainLabel(host);
  if (label === null) return;
  const key = identityKey(label);
  const first = nameWords(company.name)[0];
  if (first === key) addForm({ table, company, spelling: company.name.split(/\s/u)[0] ?? label });
}

function addLearned({ table, known }: { table: NameTable; known: KnownCompany }): void {
  const entry = companyOf(identityKey(known.name));
  const company: NamedCompany = {
    name: known.name,
    key: identityKey(known.name),
    domain: known.domain ?? entry?.domain ?? null,
    source: 'learned',
    catalogued: entry !== null,
    brandIndex: null,
  };
  for (const spelling of [known.name, ...(known.aliases ?? [])]) addForm({ table, company, spelling });
}

/** The names looked for in one answer. A brand goes before a learned name, a learned name before the catalogue. */
export function buildNameIndex({
  brands,
  knownCompanies,
  withCatalogue,
}: {
  brands: readonly Brand[];
  knownCompanies: readonly KnownCompany[];
  withCatalogue: boolean;
}): NameIndex {
  const own = emptyTable();
  brands.forEach((brand, index) => {
    addBrand({ table: own, brand, index });
  });
  for (const known of knownCompanies) addLearned({ table: own, known });
  return overlay(own, withCatalogue ? getCatalogueTable() : emptyTable());
}

function overlay(own: NameTable, base: NameTable): NameIndex {
  return {
    find: (key) => own.forms.get(key) ?? base.forms.get(key),
    hasLowerStart: (word) => own.lowerStarts.has(word) || base.lowerStarts.has(word),
    longest: Math.max(own.longest, base.longest),
  };
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
  const known = index.find(identityKey(spelling));
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
  return {
    find: (key) => table.forms.get(key) ?? index.find(key),
    hasLowerStart: (word) => table.lowerStarts.has(word) || index.hasLowerStart(word),
    longest: Math.max(table.longest, index.longest),
  };
}

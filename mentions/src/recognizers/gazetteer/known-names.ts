import { type CatalogueCompany, companyOf, listCatalogue } from '../../catalogue/index.ts';
import { fold } from '../../document/spelling.ts';
import type { Brand, KnownCompany } from '../../extraction.ts';
import { LANGUAGES, articles, places, productWords } from '../../lexicon/index.ts';
import { isCommonWord } from '../../lexicon/word-kinds.ts';
import { domainLabel, hostOf, identityKey, nameWords, spellingsOf } from '../../linking/identity.ts';
import { withoutFarm, withoutPartner } from '../../linking/legal-forms.ts';
import { NameIndex, type NamedCompany, type NewForm, namedCompany } from './names.ts';
import { lettersAndDigits, opensSmall, splitArticle, splitAtBlanks } from '../../document/signs.ts';

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

/**
 * "Zoho Books" carries Zoho's name and lives at Zoho's address, or at none of its own: a product of Zoho.
 * Enel X, at enelx.com, is a company.
 */
function ownerOf(entry: CatalogueCompany): CatalogueCompany {
  const words = entry.name.split(' ');
  const openings = words.slice(1).map((_, at) => companyOf(identityKey(words.slice(0, at + 1).join(' '))));
  const owner = openings.find((one) => one?.domain !== undefined) ?? entry;
  return entry.domain === undefined || entry.domain === owner.domain ? owner : entry;
}

const toCatalogued = ({ name, domain }: CatalogueCompany): NamedCompany =>
  namedCompany({ name, domain: domain ?? null, source: 'catalogue', catalogued: true });

/** A learned "Zoho Books" stays a product of the catalogue's "Zoho": what an answer taught makes no second company of it. */
function addLearned(
  index: NameIndex,
  { name, aliases = [], domain }: KnownCompany,
  source: 'learned' | 'reported',
): void {
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
export function extendNameIndex({
  index,
  found,
}: {
  index: NameIndex;
  found: readonly { name: string; spellings: readonly string[] }[];
}): NameIndex {
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

function toCompany(
  taken: Map<string, string>,
  { name, websiteUrl = '' }: Brand,
  index: number,
): NamedCompany {
  const known = companyOf(identityKey(name));
  return namedCompany({
    name,
    key: ownKey(taken, name),
    domain: hostOf(websiteUrl) ?? known?.domain ?? null,
    source: 'brand',
    catalogued: known !== null,
    brandIndex: index,
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

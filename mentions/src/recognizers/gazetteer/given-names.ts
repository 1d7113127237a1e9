import { type CatalogueCompany, companyOf } from '../../catalogue/index.ts';
import { fold } from '../../document/spelling.ts';
import type { Brand } from '../../extraction.ts';
import { LANGUAGES, articles, places, productWords } from '../../lexicon/index.ts';
import { isCommonWord } from '../../lexicon/word-kinds.ts';
import { domainLabel, hostOf, identityKey, nameWords, spellingsOf } from '../../linking/identity.ts';
import { withoutFarm, withoutPartner } from '../../linking/legal-forms.ts';
import { type NameTable, type NamedCompany, type NewForm, addForm, namedCompany } from './names.ts';
import { lettersAndDigits, splitArticle, splitAtBlanks } from '../../document/signs.ts';

/** The names the user wrote themselves go before all that is read from them: "Fratelli Greco" before what "F.lli Greco" may mean. */
export function addBrands(table: NameTable, brands: readonly Brand[]): void {
  const taken = new Map<string, string>();
  const companies = brands.map((brand, index) => toCompany(taken, brand, index));
  const spellingsOfBrand = ({ name, aliases = [] }: Brand): string[] => [name, ...aliases];
  companies.forEach(({ brand, company }) => {
    for (const spelling of spellingsOfBrand(brand)) addForm({ table, company, spelling });
  });
  for (const { brand, company, host, known } of companies) {
    const spellings = spellingsOfBrand(brand);
    const variants = spellings.flatMap(spellingsOf);
    for (const spelling of variants) addForm({ table, company, spelling });
    for (const spelling of variants.flatMap((variant) => [withoutFarm(variant), withoutPartner(variant)]))
      if (spelling !== null) addForm({ table, company, spelling });
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
  const company = namedCompany({
    name: brand.name,
    key: ownKey(taken, brand.name),
    domain: host ?? known?.domain ?? null,
    source: 'brand',
    catalogued: known !== null,
    brandIndex: index,
  });
  return { brand, company, host, known };
}

/** Two brands that differ by their legal form alone ("Rossi Srl", "Rossi S.p.A.") are two companies. */
function ownKey(taken: Map<string, string>, name: string): string {
  const keys = [identityKey(name), lettersAndDigits(fold(name)), name.toLowerCase(), name];
  const key = keys.find((one) => (taken.get(one) ?? name) === name) ?? name;
  taken.set(key, name);
  return key;
}

/** "dell’Orto di Nina", "alla Quercia": the name's own article goes into the preposition before it. */
function addWithoutArticle({ table, company, spelling }: NewForm): void {
  const split = splitArticle(spelling.trim());
  if (split === null || !articles.has(fold(split.article))) return;
  addForm({ table, company, spelling: split.rest, needsPreposition: true });
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
function addSiteName({ table, company, host }: Omit<NewForm, 'spelling'> & { host: string | null }): void {
  if (host === null || host.split('.').length > 2) return;
  const label = domainLabel(host) ?? host;
  const key = identityKey(label);
  const owner = companyOf(key);
  // A page on somebody's platform: the platform's name is not the company's.
  if (owner !== null && owner !== companyOf(identityKey(company.name))) return;
  addForm({ table, company, spelling: host });
  const first = nameWords(company.name)[0];
  if (first === key) addForm({ table, company, spelling: splitAtBlanks(company.name)[0] ?? label });
}

import type { CatalogueCompany } from '../../catalogue/index.ts';
import { listCatalogue } from '../../catalogue/index.ts';
import { identityKey } from '../../linking/identity.ts';
import type { NamedCompany } from './name-form.ts';
import type { NameIndex, NameTable } from './name-table.ts';
import { addForm, emptyTable, toIndex } from './name-table.ts';

let catalogueIndex: NameIndex | null = null;

/** The names of the catalogue. Built once, on first use: thousands of names, the same for every answer. */
export function getCatalogueIndex(): NameIndex {
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
 * "Zoho Books" contains Zoho's name and has Zoho's address, or at none of its own: a product of Zoho. Enel X, at
 * enelx.com, is a company.
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

const toCompany = ({ name, domain }: CatalogueCompany): NamedCompany => ({
  name,
  key: identityKey(name),
  domain: domain ?? null,
  source: 'catalogue',
  catalogued: true,
  brandIndex: null,
});

import sectors from './companies.json' with { type: 'json' };
import { identityKey } from '../linking/identity.ts';

/** A company of the markets Citato's users ask about. Data, written by us: evidence for the reader, never a condition. */
export interface CatalogueCompany {
  name: string;
  domain?: string;
  aliases?: readonly string[];
  sector: string;
}

const bySector: Readonly<Record<string, readonly Omit<CatalogueCompany, 'sector'>[]>> = sectors;

const companies: readonly CatalogueCompany[] = Object.entries(bySector).flatMap(([sector, lines]) =>
  lines.map((line) => ({ ...line, sector })),
);

// A name goes before any alias, and of two alike the first: the last one set stays.
const byKey = new Map<string, CatalogueCompany>();
for (const company of companies.toReversed())
  for (const alias of (company.aliases ?? []).toReversed()) byKey.set(identityKey(alias), company);
for (const company of companies.toReversed()) byKey.set(identityKey(company.name), company);

/** All companies, sector by sector. */
export const listCatalogue = (): readonly CatalogueCompany[] => companies;

/** The company a name or alias belongs to, by its identity key; null when the catalogue does not know it. */
export const companyOf = (key: string): CatalogueCompany | null => byKey.get(key) ?? null;

/** Whether two names are one company: by how they are written, or as far as the catalogue knows both. Null: nobody can tell. */
export function areOneCompany(one: string, other: string): boolean | null {
  const keys = [identityKey(one), identityKey(other)] as const;
  if (keys[0] === keys[1]) return true;
  const [known, knownOther] = [companyOf(keys[0]), companyOf(keys[1])];
  return known === null || knownOther === null ? null : known === knownOther;
}

/**
 * "Zoho Books" carries Zoho's name and lives at Zoho's address, or at none of its own: a product of Zoho.
 * Enel X, at enelx.com, is a company.
 */
export function ownerOf(entry: CatalogueCompany): CatalogueCompany {
  const words = entry.name.split(' ');
  const openings = words.slice(1).map((_, at) => companyOf(identityKey(words.slice(0, at + 1).join(' '))));
  const owner = openings.find((one) => one?.domain !== undefined) ?? entry;
  return entry.domain === undefined || entry.domain === owner.domain ? owner : entry;
}

import type { CompanyNames, StatedNames } from '@citato/contract';
import { identityKey } from '@citato/mentions';

/** What the user said about names, as it is stored with the company. */
export function listCompanyNames({
  aliases,
  competitorAliases,
  ignoredNames,
}: {
  aliases: readonly string[];
  competitorAliases: readonly { name: string; aliases: string[] }[];
  ignoredNames: readonly string[];
}): CompanyNames {
  return {
    own: [...aliases],
    competitors: competitorAliases.map(({ name, aliases: spellings }) => ({ name, aliases: [...spellings] })),
    ignored: [...ignoredNames],
  };
}

/** The names as they are sent: with the revision a change is based on. */
export function describeNames({
  namesRevision,
  ...company
}: Parameters<typeof listCompanyNames>[0] & { namesRevision: number }): StatedNames {
  return { ...listCompanyNames(company), revision: namesRevision };
}

/** Each list with the first of several spellings that are the same name. */
export function dropRepeats({ own, competitors, ignored }: CompanyNames): CompanyNames {
  return {
    own: keepFirst(own),
    competitors: competitors.map(({ name, aliases }) => ({ name, aliases: keepFirst(aliases) })),
    ignored: keepFirst(ignored),
  };
}

function keepFirst(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(identityKey(name))) first.set(identityKey(name), name);
  return [...first.values()];
}

/** A name stated for two companies, or for a company and as none. */
export interface NameClash {
  /** Where in the request the second of the two stands. */
  readonly path: string;
  readonly name: string;
  /** The company it is a name of already; null where it is to be ignored, too. */
  readonly ownerName: string | null;
}

interface StatedName {
  readonly name: string;
  readonly path: string;
  /** The company the name belongs to; null = it is to be ignored. */
  readonly company: { readonly name: string; readonly entry: 'own' | number } | null;
}

/** The first name stated twice with different meanings; names are compared by identity, not by spelling. */
export function findNameClash({
  companyName,
  names,
}: {
  companyName: string;
  names: CompanyNames;
}): NameClash | null {
  const stated = new Map<string, StatedName>();
  for (const next of listStatedNames({ companyName, names })) {
    const key = identityKey(next.name);
    const earlier = stated.get(key);
    if (earlier === undefined) stated.set(key, next);
    else if (earlier.company?.entry !== next.company?.entry) return describeClash(earlier, next);
  }
  return null;
}

function listStatedNames({
  companyName,
  names: { own, competitors, ignored },
}: {
  companyName: string;
  names: CompanyNames;
}): StatedName[] {
  const company = { name: companyName, entry: 'own' as const };
  return [
    { name: companyName, path: 'own', company },
    ...own.map((name, index) => ({ name, path: `own.${String(index)}`, company })),
    ...competitors.flatMap((competitor, entry) => {
      const path = `competitors.${String(entry)}`;
      const belongsTo = { name: competitor.name, entry };
      return [
        { name: competitor.name, path: `${path}.name`, company: belongsTo },
        ...competitor.aliases.map((name, index) => ({
          name,
          path: `${path}.aliases.${String(index)}`,
          company: belongsTo,
        })),
      ];
    }),
    ...ignored.map((name, index) => ({ name, path: `ignored.${String(index)}`, company: null })),
  ];
}

function describeClash(earlier: StatedName, { name, path, company }: StatedName): NameClash {
  return { path, name, ownerName: company === null ? null : (earlier.company?.name ?? null) };
}

import type { CompanyNames } from '@citato/contract';

/** A company as a table or an answer names it. */
export interface NamedCompany {
  readonly name: string;
  readonly isOwn: boolean;
}

/** One statement of a user about names. */
export type NamesChange =
  | { readonly kind: 'merge'; readonly company: NamedCompany; readonly into: NamedCompany }
  | { readonly kind: 'ignore'; readonly company: NamedCompany }
  | { readonly kind: 'own'; readonly company: NamedCompany };

/** One name stated before; a competitor's own name takes the whole entry with it. */
export type StatedName =
  | { readonly list: 'own' | 'ignored'; readonly name: string }
  | { readonly list: 'competitors'; readonly entry: string; readonly alias: string | null };

/**
 * The whole names after a change. A company that was stated under several spellings takes all of them along; earlier
 * statements about it are replaced.
 */
export function changeNames(names: CompanyNames, change: NamesChange): CompanyNames {
  const spellings = listSpellings(names, change.company);
  const rest = withoutNames(names, spellings);
  if (change.kind === 'ignore') return { ...rest, ignored: [...rest.ignored, ...spellings] };
  if (change.kind === 'own' || change.into.isOwn) return { ...rest, own: [...rest.own, ...spellings] };
  return {
    ...rest,
    competitors: addSpellings({ competitors: rest.competitors, into: change.into.name, spellings }),
  };
}

/** The names without one that was stated. */
export function removeStatedName(names: CompanyNames, stated: StatedName): CompanyNames {
  if (stated.list !== 'competitors') {
    return { ...names, [stated.list]: names[stated.list].filter((name) => !isSame(name, stated.name)) };
  }
  const { entry, alias } = stated;
  const competitors = names.competitors.flatMap((competitor) => {
    if (!isSame(competitor.name, entry)) return [competitor];
    if (alias === null) return [];
    const aliases = competitor.aliases.filter((name) => !isSame(name, alias));
    // A competitor without further spellings is no statement any more.
    return aliases.length === 0 ? [] : [{ ...competitor, aliases }];
  });
  return { ...names, competitors };
}

/** Names stated in all. */
export function countStatedNames({ own, competitors, ignored }: CompanyNames): number {
  return own.length + ignored.length + competitors.reduce((sum, { aliases }) => sum + aliases.length, 0);
}

/** Companies whose name holds what was typed, the given order kept. */
export function findCompanies<Company extends NamedCompany>({
  companies,
  except,
  search,
}: {
  companies: readonly Company[];
  except: NamedCompany;
  search: string;
}): Company[] {
  const wanted = fold(search);
  return companies.filter(({ name }) => !isSame(name, except.name) && fold(name).includes(wanted));
}

function listSpellings({ competitors }: CompanyNames, { name }: NamedCompany): string[] {
  const entry = competitors.find((competitor) => isSame(competitor.name, name));
  return entry === undefined ? [name] : [entry.name, ...entry.aliases];
}

function withoutNames({ own, competitors, ignored }: CompanyNames, gone: readonly string[]): CompanyNames {
  const stays = (name: string) => !gone.some((other) => isSame(name, other));
  return {
    own: own.filter(stays),
    competitors: competitors
      .filter(({ name }) => stays(name))
      .map(({ name, aliases }) => ({ name, aliases: aliases.filter(stays) })),
    ignored: ignored.filter(stays),
  };
}

function addSpellings({
  competitors,
  into,
  spellings,
}: {
  competitors: CompanyNames['competitors'];
  into: string;
  spellings: readonly string[];
}): CompanyNames['competitors'] {
  const isKnown = competitors.some(({ name }) => isSame(name, into));
  const entries = isKnown ? competitors : [...competitors, { name: into, aliases: [] }];
  return entries.map((entry) =>
    isSame(entry.name, into) ? { ...entry, aliases: [...entry.aliases, ...spellings] } : entry,
  );
}

function isSame(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

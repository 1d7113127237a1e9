import type { KnownCompany } from '@citato/mentions';
import type { ReadSubject } from './answer-reading.ts';

/** The answers to a question name some dozens of companies; longer lists cost more than they help. */
const MAX_NAMES = 80;
const MAX_NAME_LENGTH = 60;

/** The names a model is given: the user's own and what they count as one, then those learned from earlier answers. */
export function listNames(
  { name, aliases, competitorAliases }: ReadSubject,
  knownCompanies: readonly KnownCompany[],
): string[] {
  const stated = competitorAliases.flatMap((competitor) => [competitor.name, ...competitor.aliases]);
  const learned = knownCompanies.map((company) => company.name);
  const names = new Set([name, ...aliases, ...stated, ...learned]);
  return [...names].filter(({ length }) => length <= MAX_NAME_LENGTH).slice(0, MAX_NAMES);
}

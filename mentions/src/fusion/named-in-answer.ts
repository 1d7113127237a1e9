import type { TextSpan } from '../extraction.ts';
import type { NameMatch } from '../recognizers/gazetteer/match-names.ts';
import type { NamedCompany } from '../recognizers/gazetteer/name-form.ts';
import { productWords } from '../lexicon/index.ts';
import type { ReadAnswer } from '../document/read-answer.ts';
import { fold } from '../document/text/fold.ts';
import type { Judged } from '../recognizers/gazetteer/context/judge-names.ts';
import { findNamedInPassing } from './named-in-passing.ts';

/** A company with every place that names it. */
export interface NamedInAnswer {
  company: NamedCompany;
  name: string;
  key: string;
  brandIndex: number | null;
  spans: TextSpan[];
  matches: NameMatch[];
  /** Every naming is only in passing: it ranks behind the companies the answer speaks of. */
  passing: boolean;
}

/**
 * By first naming of any kind; what the answer names only in passing, or as a shop under product cards, ranks behind
 * the others.
 */
export function compareByNaming(one: NamedInAnswer, other: NamedInAnswer): number {
  const [a, b] = [firstSpokenOf(one), firstSpokenOf(other)];
  if (a !== null && b !== null) return a - b;
  if (a === null && b === null) return startOf(one) - startOf(other);
  return a === null ? 1 : -1;
}

const startOf = ({ spans }: NamedInAnswer): number => spans[0]?.start ?? 0;

const firstSpokenOf = (named: NamedInAnswer): number | null =>
  named.passing || named.matches.every(({ segment }) => segment.kind === 'seller') ? null : startOf(named);

/** Gathers the namings of each company that counts, in order of first naming. */
export function collectNamed({
  answer,
  judged,
  isNamed,
}: {
  answer: ReadAnswer;
  judged: readonly Judged[];
  /** Whether the namings that may count make a company of it. */
  isNamed: (company: NamedCompany, judged: readonly Judged[]) => boolean;
}): NamedInAnswer[] {
  const named = new Map<string, { company: NamedCompany; judged: Judged[] }>();
  for (const entry of judged) {
    if (entry.verdict !== 'certain' && entry.verdict !== 'open') continue;
    const { company } = entry.match.form;
    const known = named.get(company.key);
    if (known === undefined) named.set(company.key, { company, judged: [entry] });
    else known.judged.push(entry);
  }
  const passing = findNamedInPassing(
    answer,
    judged.filter(({ verdict }) => verdict === 'certain' || verdict === 'open'),
  );
  return [...named.values()]
    .filter((group) => isNamed(group.company, group.judged))
    .map(({ company, judged: entries }) =>
      toNamed({ answer, company, matches: entries.map(({ match }) => match), passing }),
    )
    .toSorted(compareByNaming);
}

function toNamed({
  answer,
  company,
  matches,
  passing,
}: {
  answer: ReadAnswer;
  company: NamedCompany;
  matches: NameMatch[];
  passing: ReadonlySet<NameMatch>;
}): NamedInAnswer {
  const counted = matches.filter((match) => !repeatsAsDomain(match, matches));
  return {
    company,
    name: spellingOf({ answer, company, matches: counted }),
    key: company.key,
    brandIndex: company.brandIndex,
    spans: counted.map(({ start, end }) => ({ start, end })),
    matches: counted,
    passing: counted.every((match) => passing.has(match)),
  };
}

/** "Qonto (qonto.com)": the address beside the name is not a second naming. */
function repeatsAsDomain(match: NameMatch, all: readonly NameMatch[]): boolean {
  return (
    match.asDomain &&
    all.some((other) => other !== match && !other.asDomain && other.segment === match.segment)
  );
}

/** The company's own name when the answer writes it or a line that opens with it, else the first spelling it uses. */
function spellingOf({
  answer,
  company,
  matches,
}: {
  answer: ReadAnswer;
  company: NamedCompany;
  matches: readonly NameMatch[];
}): string {
  const own = matches.find(({ form }) => form.key === company.key);
  const shown = own ?? matches[0];
  if (shown === undefined) return company.name;
  if (own !== undefined) return company.name;
  const written = answer.raw.slice(shown.start, shown.end).replace(/\s+/gu, ' ');
  return isLineOf(company, written) ? company.name : written;
}

/** "Farmina N&D", "Bosch Professional": behind the company’s name nothing but capitals or kinds of products. */
function isLineOf({ name, source }: NamedCompany, written: string): boolean {
  if (!written.startsWith(`${name} `)) return false;
  // The report names the maker, the answer writes its product.
  if (source === 'reported') return true;
  const rest = written.slice(name.length + 1).split(/[\s-]/u);
  return rest.every((word) => /^[\p{Lu}\d&]+$/u.test(word) || productWords.has(fold(word)));
}

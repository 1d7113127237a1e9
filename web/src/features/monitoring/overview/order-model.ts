import type { CompanyWithPrompts } from '@citato/contract';
import { listFallen, type CompanyChanges } from '@citato/contract/briefing';

/** In which order the companies stand; the first unless its user chose another. */
export const COMPANY_ORDERS = ['attenzione', 'nome', 'inserimento'] as const;
export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** The stored order may be of another build. */
export function readOrder(kept: string | null): CompanyOrder {
  return COMPANY_ORDERS.find((order) => order === kept) ?? 'attenzione';
}

/** With so many companies or more, each is a line that unfolds. */
const MIN_FOR_LINES = 4;
export const areLines = (companies: readonly unknown[]): boolean => companies.length >= MIN_FOR_LINES;

/** The verdict of the week on a company, in two words. */
export type Verdict =
  | { kind: 'rising' | 'falling' | 'watched' | 'steady' }
  | { kind: 'promptsRising' | 'promptsFalling'; prompts: number };

/**
 * What the week says, the worst first: all prompts together, or how many of them fell and rose; beside it what may still
 * be chance. None where there is nothing to compare.
 */
export function listVerdicts(changes: CompanyChanges): Verdict[] {
  if (changes.kind !== 'compared') return [];
  const { joint, changed, watched } = changes;
  const fallen = listFallen(changes).filter(({ isProven }) => isProven).length;
  const risen = changed.length - fallen;
  const verdicts: Verdict[] = [
    ...(joint?.verdict === 'rising' || joint?.verdict === 'falling' ? [{ kind: joint.verdict }] : []),
    ...(joint === null && fallen > 0 ? [{ kind: 'promptsFalling' as const, prompts: fallen }] : []),
    ...(joint === null && risen > 0 ? [{ kind: 'promptsRising' as const, prompts: risen }] : []),
    ...(watched.length > 0 ? [{ kind: 'watched' as const }] : []),
  ];
  return verdicts.length > 0 ? verdicts : [{ kind: 'steady' }];
}

/** Companies in the chosen order; those alike stay in the order they were added. */
export function orderCompanies({
  companies,
  changesOf,
  order,
}: {
  companies: readonly CompanyWithPrompts[];
  changesOf: (company: CompanyWithPrompts) => CompanyChanges;
  order: CompanyOrder;
}): CompanyWithPrompts[] {
  if (order === 'inserimento') return [...companies];
  if (order === 'nome') return companies.toSorted((a, b) => a.name.localeCompare(b.name, 'it'));
  const ranked = new Map(companies.map((company) => [company.id, rank(changesOf(company))]));
  const rankOf = ({ id }: CompanyWithPrompts) => ranked.get(id) ?? NOTHING;
  return companies.toSorted((a, b) => {
    const [left, right] = [rankOf(a), rankOf(b)];
    return left.group - right.group || left.difference - right.difference;
  });
}

interface Rank {
  /** Proven falls, falls to be watched, proven rises, the rest. */
  group: number;
  /** The worst difference in points: the largest fall first. */
  difference: number;
}
const NOTHING: Rank = { group: 3, difference: 0 };

function rank(changes: CompanyChanges): Rank {
  if (changes.kind !== 'compared') return NOTHING;
  const fallen = listFallen(changes);
  const proven = [
    ...(changes.joint?.verdict === 'falling' ? [changes.joint] : []),
    ...fallen.filter(({ isProven }) => isProven).map(({ change }) => change),
  ];
  if (proven.length > 0) return { group: 0, difference: worst(proven) };
  if (fallen.length > 0) return { group: 1, difference: worst(fallen.map(({ change }) => change)) };
  const hasRisen = changes.joint !== null || changes.changed.length > 0;
  return hasRisen ? { group: 2, difference: 0 } : NOTHING;
}

const worst = (changes: readonly { points: { difference: number } | null }[]): number =>
  Math.min(...changes.map(({ points }) => points?.difference ?? 0));

import type { CompanyWithPrompts } from '@citato/contract';
import { listFallen, type News } from '@citato/contract/briefing';

/** In which order the companies stand; the first unless its user chose another. */
export const COMPANY_ORDERS = ['attenzione', 'nome', 'inserimento'] as const;
export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** What was kept may be of another build. */
export function readOrder(kept: string | null): CompanyOrder {
  return COMPANY_ORDERS.find((order) => order === kept) ?? 'attenzione';
}

/** From so many on each is a line that unfolds. */
const FEWEST_FOR_LINES = 4;
export const areLines = (companies: readonly unknown[]): boolean => companies.length >= FEWEST_FOR_LINES;

/** What the week says of a company as a whole; null where there is nothing to compare. */
export type Verdict =
  | { kind: 'rising' | 'falling' | 'watched' | 'steady' }
  | { kind: 'promptsRising' | 'promptsFalling'; prompts: number };

/** All prompts together speak first, then a proven fall of one, a proven rise, and what may still be chance. */
export function describeVerdict(news: News): Verdict | null {
  if (news.kind !== 'compared') return null;
  const { joint, changed, watched } = news;
  if (joint?.verdict === 'rising' || joint?.verdict === 'falling') return { kind: joint.verdict };
  const fallen = listFallen(news).filter(({ isProven }) => isProven).length;
  if (fallen > 0) return { kind: 'promptsFalling', prompts: fallen };
  if (changed.length > 0) return { kind: 'promptsRising', prompts: changed.length };
  return { kind: watched.length > 0 ? 'watched' : 'steady' };
}

/** Companies in the chosen order; those alike stay in the order they were added. */
export function orderCompanies({
  companies,
  newsOf,
  order,
}: {
  companies: readonly CompanyWithPrompts[];
  newsOf: (company: CompanyWithPrompts) => News;
  order: CompanyOrder;
}): CompanyWithPrompts[] {
  if (order === 'inserimento') return [...companies];
  if (order === 'nome') return companies.toSorted((a, b) => a.name.localeCompare(b.name, 'it'));
  const ranked = new Map(companies.map((company) => [company.id, rank(newsOf(company))]));
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

function rank(news: News): Rank {
  if (news.kind !== 'compared') return NOTHING;
  const fallen = listFallen(news);
  const proven = [
    ...(news.joint?.verdict === 'falling' ? [news.joint] : []),
    ...fallen.filter(({ isProven }) => isProven).map(({ change }) => change),
  ];
  if (proven.length > 0) return { group: 0, difference: worst(proven) };
  if (fallen.length > 0) return { group: 1, difference: worst(fallen.map(({ change }) => change)) };
  const hasRisen = news.joint !== null || news.changed.length > 0;
  return hasRisen ? { group: 2, difference: 0 } : NOTHING;
}

const worst = (changes: readonly { points: { difference: number } | null }[]): number =>
  Math.min(...changes.map(({ points }) => points?.difference ?? 0));

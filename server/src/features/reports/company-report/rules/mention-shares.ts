import type { MentionedCompany, MonitoringData } from '@citato/contract';

/** A company's part in all mentions, in percent. */
export interface MentionShare {
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly sharePercent: number;
}

export interface MentionShares {
  /** The own company first, then the most mentioned others. */
  readonly companies: MentionShare[];
  /** `count` is null when prompts found more companies than the list holds: some may be the same. */
  readonly others: { count: number | null; mentions: number; sharePercent: number };
  readonly mentions: number;
}

/** Data series colours beside the own company's. */
const LISTED_OTHERS = 5;

/**
 * How all mentions over several prompts divide among companies: mentions of a company ÷ mentions of all companies found
 * × 100, the same company being the one with the same key.
 */
export function shareMentions({
  ownName,
  numbers,
}: {
  ownName: string;
  numbers: readonly MonitoringData[];
}): MentionShares {
  const rows = numbers.flatMap(({ mentionedCompanies }) => mentionedCompanies);
  const hidden = sum(numbers.map(({ otherCompanies }) => otherCompanies.mentions));
  const all = hidden + sum(rows.map(({ mentions }) => mentions));
  const share = (mentions: number) => (all === 0 ? 0 : (mentions / all) * 100);
  const own = sum(rows.filter(({ isOwn }) => isOwn).map(({ mentions }) => mentions));
  const ranked = addUpOthers(rows);
  const listed = ranked.slice(0, LISTED_OTHERS);
  const others = all - own - sum(listed.map(({ mentions }) => mentions));
  const isCountKnown = numbers.every(({ otherCompanies }) => otherCompanies.count === 0);
  return {
    companies: [{ name: ownName, isOwn: true, mentions: own }, ...listed].map((company) => ({
      ...company,
      sharePercent: share(company.mentions),
    })),
    others: {
      count: isCountKnown ? ranked.length - listed.length : null,
      mentions: others,
      sharePercent: share(others),
    },
    mentions: all,
  };
}

/** The other companies under the name of their row with the most mentions, most mentioned first. */
function addUpOthers(rows: readonly MentionedCompany[]) {
  const named = rows.filter(({ isOwn, mentions }) => !isOwn && mentions > 0);
  const byKey = Map.groupBy(named, ({ key }) => key);
  return [...byKey.values()]
    .map((same) => ({
      name: same.toSorted((a, b) => b.mentions - a.mentions)[0]?.name ?? '',
      isOwn: false,
      mentions: sum(same.map(({ mentions }) => mentions)),
    }))
    .sort((a, b) => b.mentions - a.mentions || (a.name < b.name ? -1 : 1));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

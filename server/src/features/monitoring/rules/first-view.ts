import type { ResultsTable } from '@citato/contract';
import { LISTED_OTHERS } from '@citato/contract/figures';

/** Labels a row of the table shows. */
const ROW_LABELS = 2;

/**
 * What lists carry of a results table, whose rows stand in default order: the user's own company and the first others,
 * as many as a screen shows before the rest is loaded. Those left out are counted with the ones not stored.
 */
export function takeFirstView({ mentionedCompanies, otherCompanies }: ResultsTable): ResultsTable {
  const others = mentionedCompanies.filter(({ isOwn }) => !isOwn);
  const hidden = new Set(others.slice(LISTED_OTHERS));
  return {
    mentionedCompanies: mentionedCompanies
      .filter((row) => !hidden.has(row))
      .map((row) => ({ ...row, sentiment: row.sentiment.slice(0, ROW_LABELS) })),
    otherCompanies: {
      count: otherCompanies.count + hidden.size,
      mentions: [...hidden].reduce((total, { mentions }) => total + mentions, otherCompanies.mentions),
    },
  };
}

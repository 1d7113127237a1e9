/** The error all verdicts of one table may make together, in percent. */
const ERROR_PERCENT = 5;

/**
 * The confidence the first of so many verdicts has to reach, in percent (Holm’s first step); null where nothing is
 * compared.
 */
export const confidenceOf = (comparisons: number): number | null =>
  comparisons === 0 ? null : 100 - ERROR_PERCENT / comparisons;

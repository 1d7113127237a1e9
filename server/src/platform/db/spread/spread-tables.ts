/**
 * What grows with every answer, in the order in which it refers to each other. On a spread database each of these lies
 * company by company on the worker nodes; everything else stays on the coordinator (decision 090).
 */
export const SPREAD_TABLES = [
  'analysis_results',
  'answer_texts',
  'mentions',
  'citations',
  'model_readings',
  'reading_disagreements',
  'monthly_tallies',
  'monthly_sources',
  'monthly_answers',
] as const;

/** By it rows are placed. */
export const SPREAD_COLUMN = 'company_id';

/** From this migration on a build names the company in every statement about these tables. */
export const NEEDED_BY_SPREAD = '0083_require_companies_of_answers.sql';

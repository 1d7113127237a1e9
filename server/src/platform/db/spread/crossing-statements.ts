/** A statement on spread tables that does not name the company of each: a part of it, and why. */
export interface CrossingStatement {
  readonly part: string;
  readonly reason: string;
}

/** Each asks every shard and fails while a worker node is down: jobs and administrators, and no customer's page. */
export const CROSSING_STATEMENTS: readonly CrossingStatement[] = [
  {
    part: 'select distinct company_id from answer_texts where created_at < $',
    reason: 'nightly: companies with texts that are to go',
  },
  {
    part: 'select distinct analysis_results.company_id, analysis_results.prompt_id from analysis_results inner join answer_texts',
    reason: 'every five minutes: prompts that another version of the reader has read',
  },
  {
    part: 'group by analysis_results.company_id, analysis_results.prompt_id, analysis_results.analysis_id having',
    reason: 'every half hour: analyses a model failed to read',
  },
  {
    part: 'from (select distinct result_id, company_id, created_at from reading_disagreements',
    reason: 'an administrator looks at answers that are read differently',
  },
  {
    part: 'from analysis_results where analysis_results.id = $',
    reason: 'an administrator opens an answer by its id',
  },
];

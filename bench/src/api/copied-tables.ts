/** How the rows of one table are copied into a customer's account. */
export interface CopiedTable {
  readonly table: string;
  /** The places to fill: rows of which each gives one copy. */
  readonly from: string;
  /** Which original (`t`) stands behind a place (`s`). */
  readonly where: string;
  /** Columns that do not stay as they are. */
  readonly changed: Readonly<Record<string, string>>;
}

const USERS = '(select distinct user_no, user_id, old_user_id from bench_slots) s';
const COMPANIES = '(select distinct user_id, company_id, old_company_id from bench_slots) s';
const ANALYSES =
  '(select distinct user_id, company_id, prompt_id, analysis_id, old_analysis_id from bench_copies) s';

export const COPIED_TABLES: readonly CopiedTable[] = [
  {
    table: 'users',
    from: USERS,
    where: 't.id = s.old_user_id',
    changed: { id: 's.user_id', email: "'cliente-' || s.user_no || '@esempio.it'" },
  },
  {
    table: 'entitlements',
    from: USERS,
    where: 't.user_id = s.old_user_id',
    changed: { user_id: 's.user_id' },
  },
  {
    table: 'analysis_usage',
    from: USERS,
    where: 't.user_id = s.old_user_id',
    changed: { user_id: 's.user_id' },
  },
  {
    table: 'list_revisions',
    from: USERS,
    where: 't.user_id = s.old_user_id',
    changed: { user_id: 's.user_id' },
  },
  {
    table: 'companies',
    from: COMPANIES,
    where: 't.id = s.old_company_id',
    changed: { id: 's.company_id', user_id: 's.user_id' },
  },
  {
    table: 'prompts',
    from: 'bench_slots s',
    where: 't.id = s.old_prompt_id',
    changed: { id: 's.prompt_id', company_id: 's.company_id' },
  },
  {
    // Nothing is due: the bench measures reading.
    table: 'prompt_states',
    from: 'bench_slots s',
    where: 't.prompt_id = s.old_prompt_id',
    changed: { prompt_id: 's.prompt_id', user_id: 's.user_id', next_run_at: 'null' },
  },
  {
    table: 'monitoring_data',
    from: 'bench_slots s',
    where: 't.prompt_id = s.old_prompt_id',
    changed: { id: 'gen_random_uuid()', prompt_id: 's.prompt_id', user_id: 's.user_id' },
  },
  {
    table: 'monthly_tallies',
    from: 'bench_slots s',
    where: 't.prompt_id = s.old_prompt_id and t.month > current_date - 62',
    changed: { prompt_id: 's.prompt_id', company_id: 's.company_id' },
  },
  {
    table: 'monthly_sources',
    from: 'bench_slots s',
    where: 't.prompt_id = s.old_prompt_id and t.month > current_date - 62',
    changed: { prompt_id: 's.prompt_id', company_id: 's.company_id' },
  },
  {
    table: 'analyses',
    from: ANALYSES,
    where: 't.id = s.old_analysis_id',
    changed: {
      id: 's.analysis_id',
      user_id: 's.user_id',
      company_id: 's.company_id',
      prompt_id: 's.prompt_id',
      request_id: 'gen_random_uuid()',
    },
  },
  {
    table: 'analysis_results',
    from: 'bench_copies s',
    where: 't.id = s.old_result_id',
    changed: {
      id: 's.result_id',
      company_id: 's.company_id',
      analysis_id: 's.analysis_id',
      prompt_id: 's.prompt_id',
    },
  },
  {
    table: 'answer_texts',
    from: 'bench_copies s',
    where: 't.result_id = s.old_result_id',
    changed: { result_id: 's.result_id', company_id: 's.company_id', prompt_id: 's.prompt_id' },
  },
  {
    table: 'mentions',
    from: 'bench_copies s',
    where: 't.result_id = s.old_result_id',
    changed: { result_id: 's.result_id', company_id: 's.company_id' },
  },
  {
    table: 'citations',
    from: 'bench_copies s',
    where: 't.result_id = s.old_result_id',
    changed: { result_id: 's.result_id', company_id: 's.company_id' },
  },
];

/**
 * What a user owns, but without the user's id in each row: the column and the table that lead to it. Before the tables
 * are spread by `user_id` (docs/scale.md) each of these gets that column.
 */
export const WAYS: Readonly<Record<string, readonly [column: string, table: string]>> = {
  prompts: ['company_id', 'companies'],
  company_pages: ['company_id', 'companies'],
  company_months: ['company_id', 'companies'],
  company_month_names: ['company_id', 'companies'],
  name_proposals: ['company_id', 'companies'],
  engine_attempts: ['prompt_id', 'prompts'],
  monthly_tallies: ['prompt_id', 'prompts'],
  monthly_sources: ['prompt_id', 'prompts'],
  analysis_results: ['prompt_id', 'prompts'],
  answer_texts: ['prompt_id', 'prompts'],
  mentions: ['result_id', 'analysis_results'],
  citations: ['result_id', 'analysis_results'],
  model_readings: ['result_id', 'analysis_results'],
  reading_disagreements: ['result_id', 'analysis_results'],
  email_events: ['email_id', 'emails'],
  invoice_refunds: ['invoice_id', 'invoices'],
  invoice_disputes: ['invoice_id', 'invoices'],
};

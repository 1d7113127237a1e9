import type { CallPurpose } from '../spending.ts';

/** Kinds of data that leave for an AI engine or model; nothing of the account's owner is among them. */
export type SentData =
  | 'prompt'
  | 'visitor_question'
  | 'answers'
  | 'known_names'
  | 'company_name'
  | 'website'
  | 'description'
  | 'page'
  | 'findings'
  | 'quotations'
  | 'plan_titles';

/**
 * What is sent for each purpose of a call, for the privacy page; `server/test/sent-data.test.ts` looks at the calls
 * themselves.
 */
export const SENT_DATA = {
  answer: ['prompt'],
  visitor: ['visitor_question'],
  reading: ['answers', 'known_names'],
  suggestion: ['company_name', 'website', 'description', 'page'],
  task_list: ['prompt', 'company_name', 'website', 'description', 'findings', 'quotations'],
  action_plan: ['prompt', 'company_name', 'website', 'description', 'quotations', 'plan_titles'],
} as const satisfies Record<CallPurpose, readonly SentData[]>;

/** Of a company's website every page is read for task lists at most once in so many hours. */
export const PAGE_READ_EVERY_HOURS = 24;

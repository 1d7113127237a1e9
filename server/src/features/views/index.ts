export { getAccountOfCompany } from './get-account-of-company.ts';
export { getAccountOfPrompt } from './get-account-of-prompt.ts';
export { listViewedPrompts } from './list-viewed-prompts.ts';

export { ALERT_KIND_NAMES } from './kind-names.ts';
export { type Impact, readImpact } from './read-impact.ts';
export { sayAlert, sayDifference } from './say-alert.ts';
export { searchAnswers } from './search-answers.ts';

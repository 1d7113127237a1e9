export { ALERT_KIND_NAMES } from './kind-names.ts';
export { type Mood, readMood } from './read-mood.ts';
export { sayAlert, sayDifference } from './say-alert.ts';
export { searchAnswers } from './search-answers.ts';

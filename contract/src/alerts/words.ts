export { sayAlert, sayDifference } from './say-alert.ts';

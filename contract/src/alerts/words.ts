export { sayAlert, sayDifference, type SaidAlert } from './say-alert.ts';

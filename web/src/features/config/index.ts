export { useConfig } from './queries.ts';

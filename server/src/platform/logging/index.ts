export { type Logger } from './logger.ts';

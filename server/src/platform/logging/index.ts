export { describeError } from './describe-error.ts';
export { createLogger, LOG_LEVELS, type Logger } from './logger.ts';

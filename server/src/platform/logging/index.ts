export { createLogger, LOG_LEVELS, type Logger } from './logger.ts';

export { describeError } from './describe-error.ts';
export { createLogger, LOG_LEVELS, type Logger, type LogLevel } from './logger.ts';
export { tracePastWork, traceWork } from './traced-work.ts';
export { countStatement, runAsWork, startWork, type Work } from './work.ts';

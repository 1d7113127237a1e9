import type { BaseLogger } from 'pino';

/** Structured log; never a password, token, mail body, prompt text or full e-mail address. */
export type Logger = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

import pino, { type BaseLogger } from 'pino';
import { describeError } from './describe-error.ts';

/** Structured log; never a password, token, mail body, prompt text or full e-mail address. */
export type Logger = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Fields that are never written, at any depth of a logged object. */
const SECRET_FIELDS = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'secret',
  'apiKey',
];

/** JSON lines on standard error, so that standard output keeps to the ready line. */
export function createLogger({
  level,
  destination = pino.destination({ fd: 2, sync: false }),
}: {
  level: LogLevel;
  /** Another place for the lines, for a test that reads them. */
  destination?: { write(line: string): void };
}): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), remove: true },
    },
    destination,
  );
}

const MAX_MESSAGE = 300;
/** Mail servers repeat whom they refuse. Bounded, so that a long word costs no time. */
const EMAIL = /[^\s@<>"'(]{1,64}@[^\s@<>"')]{1,255}/g;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly frames: readonly string[];
  readonly cause?: LoggedError;
}

/**
 * What is logged of an error: place and cause, never its data. The database layer's errors carry the whole statement
 * with its values, PostgreSQL's own the values that clashed: names, addresses, answers of customers.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', frames: [] };
  const { code, constraint } = readWords(error);
  return {
    type: error.name,
    message: cutValues(error.message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    frames: [...(error.stack ?? '').matchAll(/^ +at (.*)$/gm)].map(([, frame = '']) => frame),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function cutValues(message: string): string {
  const [said = ''] = message.split('\nparams: ', 1);
  const statement = said.replaceAll(EMAIL, '[e-mail]');
  return statement.length > MAX_MESSAGE ? `${statement.slice(0, MAX_MESSAGE)}…` : statement;
}

function readWords(error: Error & { code?: unknown; constraint?: unknown }) {
  const word = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { code: word(error.code), constraint: word(error.constraint) };
}

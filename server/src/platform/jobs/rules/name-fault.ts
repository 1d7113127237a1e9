/** What is recorded of an error: its type and its code, of the innermost cause. */
interface KnownError {
  readonly type: string;
  readonly code?: string | undefined;
  readonly cause?: KnownError;
}

/** As the driver calls every error of the database. */
const DATABASE_ERROR = 'error';
const WORDS = /^[\w.:-]{1,60}$/;

/** An error's class in words that hold nothing of what it was about: `TypeError`, `PostgreSQL 23505`. */
export function nameFault({ type, code, cause }: KnownError): string {
  if (cause !== undefined) return nameFault(cause);
  const words = [type === DATABASE_ERROR ? 'PostgreSQL' : type, code].filter(
    (word) => word !== undefined && WORDS.test(word),
  );
  return words.length > 0 ? words.join(' ') : 'Error';
}

/** What people call a setting of ours who know it from another product; wherever it is set. */
const SYNONYMS: Readonly<Record<string, string>> = {
  OPENAI_TOKEN: 'OPENAI_API_KEY',
  CHATGPT_API_KEY: 'OPENAI_API_KEY',
  GPT_API_KEY: 'OPENAI_API_KEY',
  OPENAI_API_BASE: 'OPENAI_BASE_URL',
  OPENAI_API_URL: 'OPENAI_BASE_URL',
  PPLX_API_KEY: 'PERPLEXITY_API_KEY',
  SONAR_API_KEY: 'PERPLEXITY_API_KEY',
  GEMINI_API_KEY: 'GOOGLE_API_KEY',
  GEMINI_KEY: 'GOOGLE_API_KEY',
  GEMINI_MODEL: 'GOOGLE_MODEL',
  GEMINI_BASE_URL: 'GOOGLE_BASE_URL',
  GOOGLE_AI_API_KEY: 'GOOGLE_API_KEY',
  GOOGLE_GEMINI_API_KEY: 'GOOGLE_API_KEY',
  GOOGLE_GENERATIVE_AI_API_KEY: 'GOOGLE_API_KEY',
  CLAUDE_API_KEY: 'ANTHROPIC_API_KEY',
  CLAUDE_KEY: 'ANTHROPIC_API_KEY',
  CLAUDE_MODEL: 'ANTHROPIC_MODEL',
  OLLAMA_BASE_URL: 'COMPATIBLE_BASE_URL',
  DATABASE_DSN: 'DATABASE_URL',
  DATABASE_CONNECTION_STRING: 'DATABASE_URL',
  DB_URL: 'DATABASE_URL',
  DB_URI: 'DATABASE_URL',
  DB_DSN: 'DATABASE_URL',
  PG_URL: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  POSTGRES_URI: 'DATABASE_URL',
  POSTGRESQL_URL: 'DATABASE_URL',
  POSTGRES_DSN: 'DATABASE_URL',
  DIRECT_URL: 'DATABASE_DIRECT_URL',
  STRIPE_API_KEY: 'STRIPE_SECRET_KEY',
  STRIPE_KEY: 'STRIPE_SECRET_KEY',
  STRIPE_PRIVATE_KEY: 'STRIPE_SECRET_KEY',
  STRIPE_PUBLIC_KEY: 'STRIPE_PUBLISHABLE_KEY',
  STRIPE_WEBHOOK_KEY: 'STRIPE_WEBHOOK_SECRET',
  STRIPE_SIGNING_SECRET: 'STRIPE_WEBHOOK_SECRET',
  STRIPE_ENDPOINT_SECRET: 'STRIPE_WEBHOOK_SECRET',
  SMTP_SERVER: 'SMTP_URL',
  SMTP_HOST: 'SMTP_URL',
  SMTP_FROM: 'MAIL_FROM',
  EMAIL_FROM: 'MAIL_FROM',
  FROM_EMAIL: 'MAIL_FROM',
  MAIL_SENDER: 'MAIL_FROM',
  MAILER_URL: 'SMTP_URL',
  MAILER_DSN: 'SMTP_URL',
};

/** The same, where a name says too little for an environment that other programs share. */
const SYNONYMS_IN_FILE: Readonly<Record<string, string>> = {
  ...SYNONYMS,
  BASE_URL: 'APP_URL',
  PUBLIC_URL: 'APP_URL',
  SITE_URL: 'APP_URL',
  EXTERNAL_URL: 'APP_URL',
  EMAIL_URL: 'SMTP_URL',
  MAIL_URL: 'SMTP_URL',
  ADMINS: 'ADMIN_EMAILS',
  APP_SECRET: 'JWT_SECRET',
  SESSION_SECRET: 'JWT_SECRET',
  SECRET_KEY: 'JWT_SECRET',
  DATA_FOLDER: 'DATA_DIR',
  DATA_PATH: 'DATA_DIR',
  WEBHOOK_SECRET: 'WEBHOOK_SECRETS_KEY',
};

/** Below so many letters a name of another program is soon one letter away. */
const SHORT_NAME = 6;
const LONG_NAME = 10;

/**
 * The setting that somebody who wrote `name` probably meant; null where nothing looks like it.
 * @param options.isOurs whether the name stands in our own `.env`: an environment is shared with other programs
 */
export function findMeantName({
  name,
  known,
  isOurs,
}: {
  name: string;
  known: readonly string[];
  isOurs: boolean;
}): string | null {
  if (known.includes(name) || (!isOurs && /^npm_/i.test(name))) return null;
  const written = name.toUpperCase();
  return (
    known.find((candidate) => letters(candidate) === letters(written)) ??
    (isOurs ? SYNONYMS_IN_FILE : SYNONYMS)[written] ??
    findByEdits({ written, known, isOurs }) ??
    findByWords({ written, known, isOurs })
  );
}

const letters = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

function findByEdits({
  written,
  known,
  isOurs,
}: {
  written: string;
  known: readonly string[];
  isOurs: boolean;
}): string | undefined {
  if (written.length < SHORT_NAME && !isOurs) return undefined;
  const maxEdits = written.length < LONG_NAME ? 1 : 2;
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: countEdits(written, candidate) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((a, b) => a.edits - b.edits);
  return nearest?.candidate;
}

/** A word too few (OPENAI_KEY), or in our own file one too many (CITATO_DATABASE_URL). */
function findByWords({
  written,
  known,
  isOurs,
}: {
  written: string;
  known: readonly string[];
  isOurs: boolean;
}): string | null {
  const words = written.split('_');
  const found = known.filter((candidate) => {
    const parts = candidate.split('_');
    return (
      (words.length > 1 && words[0] === parts[0] && isOneShortOf(words, parts)) ||
      (isOurs && parts.length > 1 && isOneShortOf(parts, words))
    );
  });
  const begun = found.filter((candidate) => candidate.startsWith(`${written}_`));
  const [meant, ...others] = begun.length > 0 ? begun : found;
  return others.length === 0 ? (meant ?? null) : null;
}

const isOneShortOf = (shorter: readonly string[], longer: readonly string[]) =>
  longer.some((_, left) => longer.toSpliced(left, 1).join('_') === shorter.join('_'));

/** Letters to put in, take out, change or swap with their neighbour. */
function countEdits(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let y = 1; y <= from.length; y += 1) {
    const next = [y];
    for (let x = 1; x <= to.length; x += 1) {
      const isSame = from[y - 1] === to[x - 1];
      const isSwapped = x > 1 && y > 1 && from[y - 1] === to[x - 2] && from[y - 2] === to[x - 1];
      next[x] = Math.min(
        (row[x] ?? 0) + 1,
        (next[x - 1] ?? 0) + 1,
        (row[x - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[x - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}

import type { EngineId } from '@citato/contract';
import type { ProxySettings } from '#adapters/outbound';
import { StartupError } from '#lib/startup-error';
import { isLoopback } from '#platform/http';
import type { LogLevel } from '#platform/logging';
import { listPaymentConflicts } from './payment-settings.ts';
import type { Variable } from './variable-kinds.ts';
import { VARIABLES, type Values } from './variables.ts';

/** The variable without which an engine cannot be asked. */
const ENGINE_ACCESS = {
  openai: 'OPENAI_API_KEY',
  perplexity: 'PERPLEXITY_API_KEY',
  google: 'GOOGLE_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  compatible: 'COMPATIBLE_BASE_URL',
} as const satisfies Record<Exclude<EngineId, 'demo'>, keyof Values>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that can be set from outside, checked; the rest of the code never sees the environment. */
export type Config = Values & {
  /** NODE_ENV=production: the embedded defaults are refused. */
  readonly isProduction: boolean;
  /** Public address: APP_URL, or the local one. */
  readonly appUrl: string;
  /** From the falling of `/readyz` to the closing of the port. */
  readonly drainMs: number;
  readonly environment: 'development' | 'staging' | 'production';
  readonly logLevel: LogLevel;
  readonly adminEmails: readonly string[];
  /** Most US cents all engines may cost on a Rome day; null = no limit. */
  readonly dailyBudgetCents: number | null;
  /** The part of it, or the sum, that answers for visitors without an account may cost a day. */
  readonly visitorBudgetCents: number;
  /** Administrators may try out the payments. */
  readonly hasDebugRoutes: boolean;
  /** Where tickets go; null in a production that names no address. */
  readonly supportEmail: string | null;
  /** The operator's proxies for everything that leaves this process by HTTP. */
  readonly proxies: ProxySettings;
};

/** Administrator of a deployment that names none. */
export const EMBEDDED_ADMIN = 'admin@citato.example';
/** Two looks of a balancer that asks every few seconds. */
const PRODUCTION_DRAIN_S = 5;
const EMBEDDED_SUPPORT = 'assistenza@citato.example';

/** Reads the settings. All problems are reported at once, each with what was found and what is expected. */
export function readConfig(environment: Environment = process.env): Config {
  const { values, problems } = parse(environment, VARIABLES);
  const isProduction = environment['NODE_ENV'] === 'production';
  const all = [...problems, ...(values ? listConflicts({ values, isProduction }) : [])];
  if (!values || all.length > 0) throw unusable(all);
  return {
    ...values,
    isProduction,
    appUrl: values.APP_URL ?? `http://localhost:${String(values.PORT)}`,
    drainMs: (values.DRAIN_S ?? (isProduction ? PRODUCTION_DRAIN_S : 0)) * 1000,
    environment: values.APP_ENVIRONMENT ?? (isProduction ? 'production' : 'development'),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    adminEmails: values.ADMIN_EMAILS ?? (isProduction ? [] : [EMBEDDED_ADMIN]),
    dailyBudgetCents: decideBudget(values),
    visitorBudgetCents: decideVisitorBudget(values),
    hasDebugRoutes: values.ENABLE_DEBUG_ROUTES ?? !isProduction,
    proxies: {
      httpsProxy: values.HTTPS_PROXY,
      httpProxy: values.HTTP_PROXY,
      noProxy: values.NO_PROXY,
    },
    supportEmail: values.SUPPORT_EMAIL ?? values.CONTACT_EMAIL ?? (isProduction ? null : EMBEDDED_SUPPORT),
  };
}

/** Where the database is, for a command that needs nothing else: it asks for no secret of the product. */
export type DatabaseConfig = Pick<Values, keyof (typeof VARIABLES)['Database']>;

export function readDatabaseConfig(environment: Environment = process.env): DatabaseConfig {
  const { values, problems } = parse(environment, { Database: VARIABLES.Database });
  if (!values) throw unusable(problems);
  return values;
}

const unusable = (problems: readonly string[]) =>
  new StartupError(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);

/** What a deployment with a paid key spends at most when nobody said. */
const DEFAULT_BUDGET_CENTS = 500;

/** A forgotten budget must not be an open purse: with a paid key there is one unless it is set to 0. */
function decideBudget(values: Values): number | null {
  const isPaid = listPaidEngines(values).length > 0;
  const cents = values.ENGINE_DAILY_BUDGET_CENTS ?? (isPaid ? DEFAULT_BUDGET_CENTS : 0);
  return cents === 0 ? null : cents;
}

/** What visitors may cost a day where the day itself has no limit. */
const DEFAULT_VISITOR_CENTS = 50;
const VISITOR_PART = 1 / 10;

/** Never more than the day's money. */
function decideVisitorBudget(values: Values): number {
  const budget = decideBudget(values);
  const asked = values.VISITOR_ANSWERS_BUDGET_CENTS;
  if (budget === null) return asked ?? DEFAULT_VISITOR_CENTS;
  return Math.min(budget, asked ?? Math.floor(budget * VISITOR_PART));
}

/** The engines with a key of a provider that bills. */
export function listPaidEngines(values: Values): EngineId[] {
  return (['openai', 'perplexity', 'google', 'anthropic'] as const).filter(
    (id) => values[ENGINE_ACCESS[id]] !== null,
  );
}

/** The file that shows every variable, each commented out with its default. */
export function renderEnvExample(): string {
  const groups = Object.entries(VARIABLES).map(([title, variables]) => {
    const entries = Object.entries<Variable<unknown>>(variables).map(
      ([name, { doc, expected, fallback }]) => {
        return [`# ${doc}`, `# Expects ${expected}.`, `# ${name}=${formatFallback(fallback)}`].join('\n');
      },
    );
    return [`# --- ${title} ---`, ...entries].join('\n\n');
  });
  return [
    '# Settings of Citato: all optional. Copy this file to .env or set the variables where you start it.\n# An empty value counts as not set.',
    ...groups,
  ]
    .join('\n\n')
    .concat('\n');
}

function parse(
  environment: Environment,
  groups: Readonly<Record<string, Readonly<Record<string, Variable<unknown>>>>>,
): { values: Values | null; problems: string[] } {
  const problems: string[] = [];
  const entries = Object.values(groups).flatMap((group) =>
    Object.entries<Variable<unknown>>(group).map(
      ([name, { schema, expected, fallback, alias = name }]): [string, unknown] => {
        const given = [alias, name]
          .map((known) => environment[known]?.trim() ?? '')
          .find((text) => text !== '');
        if (given === undefined) return [name, fallback];
        const parsed = schema.safeParse(given);
        if (parsed.success) return [name, parsed.data];
        const isSecret = /SECRET|KEY|TOKEN|DATABASE_|SMTP_URL|_PROXY/.test(name);
        const reason = parsed.error.issues.find((issue) => issue.code === 'custom')?.message;
        problems.push(
          `${name}: ${isSecret ? 'the value' : JSON.stringify(given)} is not valid${reason ? ` (${reason})` : ''}; expected ${expected}.`,
        );
        return [name, null];
      },
    ),
  );
  return { values: problems.length === 0 ? asValues(Object.fromEntries<unknown>(entries)) : null, problems };
}

/** What each variable allows by itself and the others forbid. */
function listConflicts({ values, isProduction }: { values: Values; isProduction: boolean }): string[] {
  const problems: string[] = [];
  if (values.COMPATIBLE_BASE_URL !== null && values.COMPATIBLE_MODEL === null) {
    problems.push('COMPATIBLE_MODEL: not set; expected the model to ask at COMPATIBLE_BASE_URL.');
  }
  if (values.AUTOMATION_WEBHOOK_URL !== null && values.AUTOMATION_WEBHOOK_SECRET === null) {
    problems.push(
      'AUTOMATION_WEBHOOK_SECRET: not set; expected the key that signs for AUTOMATION_WEBHOOK_URL.',
    );
  }
  if (values.DATABASE_DIRECT_URL !== null && values.DATABASE_URL === null) {
    problems.push('DATABASE_URL: not set; expected the pooler that DATABASE_DIRECT_URL goes around.');
  }
  const { READER: reader } = values;
  const isNamed = reader !== 'auto' && reader !== 'rules';
  if (!isNamed && values.READER_MODEL !== null) {
    problems.push(`READER_MODEL: set; expected READER to name its engine, not ${reader}.`);
  }
  problems.push(
    ...listUnreachable({ values, engines: isNamed ? [reader] : [], because: 'READER' }),
    ...listUnreachable({ values, engines: values.ENGINES ?? [], because: 'ENGINES' }),
    ...listPaymentConflicts({ values, isProduction }),
  );
  if (!isProduction) return problems;
  if (values.RATE_LIMIT_SCALE !== 1) {
    problems.push(
      `RATE_LIMIT_SCALE: ${String(values.RATE_LIMIT_SCALE)} is not valid; expected 1 in production.`,
    );
  }
  if (values.LOCAL_SITES !== null) {
    problems.push('LOCAL_SITES: set; expected nothing in production, where only public addresses are read.');
  }
  const address = values.APP_URL === null ? null : new URL(values.APP_URL);
  // A trial on one machine needs no certificate.
  const isTrial = values.ALLOW_EMBEDDED && (address === null || isLoopback(address));
  if (!isTrial && address?.protocol !== 'https:') {
    const found = values.APP_URL === null ? 'not set' : `${JSON.stringify(values.APP_URL)} is not valid`;
    problems.push(`APP_URL: ${found}; expected an https address in production.`);
  }
  if (values.ALLOW_EMBEDDED) return problems;
  if (values.JWT_SECRET === null) {
    problems.push(
      'JWT_SECRET: not set; expected a secret of your own in production (or ALLOW_EMBEDDED=true).',
    );
  }
  if (values.SMTP_URL === null) {
    problems.push('SMTP_URL: not set; expected a mail server in production (or ALLOW_EMBEDDED=true).');
  } else if (values.MAIL_FROM === VARIABLES.Mail.MAIL_FROM.fallback) {
    problems.push('MAIL_FROM: not set; expected a sender of your own in production.');
  }
  return problems;
}

/** The named engines that cannot be asked, because their key or address is not set. */
function listUnreachable({
  values,
  engines,
  because,
}: {
  values: Values;
  engines: readonly EngineId[];
  because: string;
}): string[] {
  return [...new Set(engines)].flatMap((id) => {
    if (id === 'demo' || values[ENGINE_ACCESS[id]] !== null) return [];
    const expected = id === 'compatible' ? 'an address' : 'a key';
    return [`${ENGINE_ACCESS[id]}: not set; expected ${expected} because ${because} names ${id}.`];
  });
}

function formatFallback(fallback: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof fallback) ? String(fallback) : '';
}

/** Safe because every entry was parsed by the schema its type is derived from; of a part of the groups, that part. */
function asValues(entries: Record<string, unknown>): Values {
  return entries as Values;
}

import type { ProxySettings } from '#adapters/outbound';
import { StartupError } from '#lib/startup-error';
import type { LogLevel } from '#platform/logging';
import { listConflicts, listPaidEngines, showsInventedAnswers } from './settings/list-conflicts.ts';
import { listUnknownVariables } from './settings/list-unknown-variables.ts';
import { type EnvFile, NO_ENV_FILE, readEnvFile } from './settings/read-env-file.ts';
import type { Variable } from './variable-kinds.ts';
import { VARIABLES, type Values } from './variables.ts';

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
  /** Customers are shown answers the demo engine invents, because ALLOW_EMBEDDED lets it. */
  readonly showsInventedAnswers: boolean;
  /** Unknown variables whose names resemble ours, one sentence each. */
  readonly unknownVariables: readonly string[];
};

/** Administrator of a deployment that names none. */
export const EMBEDDED_ADMIN = 'admin@citato.example';
/** Two checks of a load balancer that asks every few seconds. */
const PRODUCTION_DRAIN_S = 5;
const EMBEDDED_SUPPORT = 'assistenza@citato.example';

/** The settings of this process: its environment, and beneath it `.env` of the folder it was started in. */
export const readOwnConfig = (): Config => readConfig(process.env, loadEnvFile());

/** The same, for a command that needs the database alone. */
export const readOwnDatabaseConfig = () => readDatabaseConfig(process.env, loadEnvFile());

function loadEnvFile(): EnvFile {
  const file = readEnvFile('.env');
  for (const { name, value } of file.entries) process.env[name] ??= value;
  return file;
}

/** Reads the settings. All problems are reported at once, each with what was found and what is expected. */
export function readConfig(environment: Environment, file: EnvFile = NO_ENV_FILE): Config {
  const { values, problems } = parse(environment, VARIABLES);
  const isProduction = environment['NODE_ENV'] === 'production';
  const unknownVariables = listUnknown(environment, file);
  const all = [...file.problems, ...problems, ...listConflictsOfRight({ values, problems, isProduction })];
  if (all.length > 0) throw unusable([...all, ...unknownVariables]);
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
    showsInventedAnswers: showsInventedAnswers(values, isProduction),
    unknownVariables,
  };
}

/** Where the database is, for a command that needs nothing else: it asks for no secret of the product. */
export type DatabaseConfig = Pick<Values, keyof (typeof VARIABLES)['Database']>;

export function readDatabaseConfig(
  environment: Environment,
  file: EnvFile = NO_ENV_FILE,
): DatabaseConfig & Pick<Config, 'unknownVariables'> {
  const { values, problems } = parse(environment, { Database: VARIABLES.Database });
  const unknownVariables = listUnknown(environment, file);
  const all = [...file.problems, ...problems];
  if (all.length > 0) throw unusable([...all, ...unknownVariables]);
  return { ...values, unknownVariables };
}

const listUnknown = (environment: Environment, file: EnvFile) =>
  listUnknownVariables({
    environment,
    file,
    known: Object.values(VARIABLES).flatMap((group) => Object.keys(group)),
  });

/** The conflicts between settings of which none is wrong by itself already. */
function listConflictsOfRight({
  values,
  problems,
  isProduction,
}: {
  values: Values;
  problems: readonly string[];
  isProduction: boolean;
}): string[] {
  const wrong = problems.map((problem) => new RegExp(`\\b${problem.split(':', 1)[0] ?? ''}\\b`));
  return listConflicts({ values, isProduction }).filter(
    (conflict) => !wrong.some((name) => name.test(conflict)),
  );
}

const unusable = (problems: readonly string[]) =>
  new StartupError(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);

/** The day's budget of a deployment with a paid key where none is set. */
const DEFAULT_BUDGET_CENTS = 500;

/** Without a set budget spending must not be unlimited: with a paid key there is a default unless it is set to 0. */
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
): { values: Values; problems: string[] } {
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
        return [name, fallback];
      },
    ),
  );
  return { values: asValues(Object.fromEntries<unknown>(entries)), problems };
}

function formatFallback(fallback: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof fallback) ? String(fallback) : '';
}

/** Safe because every entry was parsed by the schema its type is derived from, or is its fallback; of a part of the groups, that part. */
function asValues(entries: Record<string, unknown>): Values {
  return entries as Values;
}

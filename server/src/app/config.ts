import type { ProxySettings } from '#adapters/outbound';
import { StartupError } from '#lib/startup-error';
import type { LogLevel } from '#platform/logging';
import { listConflicts, showsInventedAnswers } from './settings/list-conflicts.ts';
import { listUnknownVariables } from './settings/list-unknown-variables.ts';
import { type EnvFile, NO_ENV_FILE, readEnvFile } from './settings/read-env-file.ts';
import { VARIABLES, type Values } from './settings/variables.ts';
import { type Environment, parse } from './settings/parse-variables.ts';
import { decideBudget, decideVisitorBudget } from './settings/decide-budget.ts';

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

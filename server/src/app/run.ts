import { relative } from 'node:path';
import { listVerifiedEmails } from '#features/accounts';
import { buildAppLink } from '#lib/app-link';
import { StartupError } from '#lib/startup-error';
import { type Config, readOwnConfig } from './config.ts';
import { type App, createApp } from './create-app.ts';
import { isMailboxOpen } from './get-config.ts';
import { DEMO_EMAILS } from './demo/demo-accounts.ts';
import { isLive } from './adapters/payment-settings.ts';
import { explainFault } from './rules/explain-fault.ts';
import { listPaidEngines } from './settings/list-conflicts.ts';
import { stopOnSignal } from './stopping/stop-on-signal.ts';

const MICRO_DOLLARS_PER_CENT = 10_000;

/** Starts this process as ROLE says and stops it when asked to; faults of the set-up become one clear line. */
export async function run(): Promise<void> {
  let app: App | null = null;
  let withTrace = false;
  const onStarted = stopOnSignal();
  try {
    const config = readOwnConfig();
    withTrace = config.logLevel === 'debug';
    for (const sentence of config.unknownVariables) process.stderr.write(`${sentence}\n`);
    app = await createApp({ config });
    await listen({ app, config });
    onStarted(app);
    process.stdout.write(`${await describeReady({ app, config })}\n`);
  } catch (error) {
    process.stderr.write(`${explainFault(error, { withTrace })}\n`);
    await app?.stop();
    process.exit(1);
  }
}

/** A worker serves no browser: it answers its status where a port is set. */
async function listen({ app, config }: { app: App; config: Config }): Promise<void> {
  const isWorker = app.statusServer !== null;
  const port = isWorker ? config.STATUS_PORT : config.PORT;
  if (port === null) return;
  const server = app.statusServer ?? app.server;
  const variable = isWorker ? 'STATUS_PORT' : 'PORT';
  try {
    await server.listen({ host: config.HOST, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    const place = `${config.HOST}:${String(port)}`;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `${variable}: ${place} is taken by another program; choose another ${variable} or stop it.`,
        {
          cause: error,
        },
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST, ${variable}: cannot listen on ${place} (${code}).`, { cause: error });
    }
    throw error;
  }
}

async function describeReady({ app, config }: { app: App; config: Config }): Promise<string> {
  const engines = app.adapters.engines.map(({ id }) => id).join(', ');
  const embedded = [
    ...(app.embeddedIn === null ? [] : [`PostgreSQL in ${relative('.', app.embeddedIn) || '.'}`]),
    ...(app.adapters.mailer.kind === 'mailbox' ? [describeMailbox(config)] : []),
    ...(app.adapters.payments.sandbox === null ? [] : ['sandbox payments']),
  ];
  const what = config.ROLE === 'worker' ? 'Citato’s worker is ready' : `Citato is ready at ${config.appUrl}`;
  const accounts = config.isProduction
    ? []
    : await listVerifiedEmails(app.ctx.db, [DEMO_EMAILS.customer, DEMO_EMAILS.admin]);
  return [
    what,
    `engines: ${engines}`,
    ...(listPaidEngines(config).length > 0 ? [describeBudget(config)] : []),
    `reader: ${describeReader({ app, config })}`,
    ...(app.adapters.payments.provider.id === 'stripe' ? [describeStripe(config)] : []),
    ...(embedded.length > 0 ? [`embedded: ${embedded.join(', ')}`] : []),
    ...(accounts.length > 0 ? [`demo accounts: ${accounts.sort().join(', ')}`] : []),
  ].join(' · ');
}

/** A link that somebody waits for must not go into a mailbox that nobody can open. */
function describeMailbox(config: Config): string {
  return isMailboxOpen(config)
    ? `mailbox at ${buildAppLink({ appUrl: config.appUrl, path: '/dev/mailbox' }).pathname}`
    : 'mailbox that nobody can open: SMTP_URL is not set';
}

/** Logged at every start: which model reads the answers, and what that costs. */
function describeReader({ app: { adapters }, config }: { app: App; config: Config }): string {
  const { reader } = adapters;
  const choice = `READER=${config.READER}`;
  if (reader === null) {
    const why = config.READER === 'rules' ? '' : ': no engine that is asked has a key and a small model';
    return `rules (${choice}${why})`;
  }
  const cents = (reader.typicalCostMicroDollars / MICRO_DOLLARS_PER_CENT).toFixed(3);
  return `${reader.model} of ${reader.engine} (${choice}), about ${cents} US cents an answer`;
}

/** Logged at every start: what the engines may cost, so that no bill is a surprise. */
function describeBudget({ dailyBudgetCents }: Config): string {
  return dailyBudgetCents === null
    ? 'daily budget: none (ENGINE_DAILY_BUDGET_CENTS=0)'
    : `daily budget: ${String(dailyBudgetCents)} US cents (ENGINE_DAILY_BUDGET_CENTS)`;
}

/** Logged at every start: whether cards are really charged. */
function describeStripe({ STRIPE_SECRET_KEY: key }: Config): string {
  return `payments: Stripe (${key !== null && isLive(key) ? 'live' : 'test mode'})`;
}

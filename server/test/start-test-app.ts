import { api } from '@citato/contract';
import type { FastifyInstance } from 'fastify';
import type { ClientDocuments } from '#adapters/client-documents';
import type { AnswerEngine, StructuredModel } from '#adapters/engines';
import type { Mailer } from '#adapters/mailer';
import type { Payments, PostWebhook } from '#adapters/payments';
import type { ReportRenderer } from '#adapters/pdf';
import type { Reader } from '#adapters/reader';
import type { SiteReader } from '#adapters/site-reader';
import type { WebhookSender } from '#adapters/webhooks';
import { type Config, readConfig } from '#app/config';
import { type App, createApp } from '#app/create-app';
import { listMailbox } from '#features/emails';
import type { Context } from '#platform/context';
import { createEndpointCaller, type EndpointCaller } from './call-endpoint.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { openSignedInAccount, renewSession, type SignedInUser } from './open-signed-in-account.ts';
import { createRecordingLog, type LogEntry } from './recording-log.ts';
import type { Pooler } from './stand-ins/pooler/start-pooler.ts';
import { createTestDatabase, findPoolerUrl, throughSocket } from './test-database.ts';
import { NO_VISITS } from './stand-ins/sites/no-visits.ts';

export type { SignedInUser };

export const TEST_PASSWORD = 'Prova-Citato-2026';

/** What stands in for the world outside. */
interface StandIns {
  clientDocuments?: ClientDocuments;
  engines?: readonly AnswerEngine[];
  reader?: Reader;
  mailer?: Mailer;
  payments?: Payments;
  /** Where events of the payment sandbox go; without it to this app. */
  postWebhook?: PostWebhook;
  siteReader?: SiteReader;
  webhookSender?: WebhookSender;
  writer?: StructuredModel;
  reports?: ReportRenderer;
}

export interface TestAppOptions extends StandIns {
  /** Environment variables beyond the tests' own. */
  env?: Record<string, string>;
  clock?: FakeClock;
  webDirectory?: string;
  /** What the server draws pages with; without it none is drawn. */
  renderedDirectory?: string;
  /** What stands between the app and its database; listening and migrations go around it. */
  pooler?: Pooler;
  /** A database that is there already and stays when the app stops. */
  databaseUrl?: string;
  /** A second process of this app: the same database, time and world outside. Stop it first. */
  beside?: TestApp;
}

interface NewAccount {
  email?: string;
  password?: string;
  firstName?: string;
}

/** Whether somebody has built the product before is no matter of a test. */
const NOT_BUILT = '/nowhere';

/** Tests never look at the web; those about websites bring a reader of their own. */
const offlineReader: SiteReader = {
  read: () => Promise.resolve({ status: 'failed', kind: 'unreachable', detail: 'tests have no web' }),
  resolveRedirect: () => Promise.resolve(null),
  ...NO_VISITS,
};

/** Nothing leaves the machine; tests about webhooks bring a sender of their own. */
const offlineSender: WebhookSender = {
  findAddressFault: () => null,
  post: () => Promise.resolve({ responseStatus: null, fault: 'unreachable', excerpt: null, durationMs: 0 }),
};

/** Nothing is read either; tests about clients named by a document bring theirs. */
const noDocuments: ClientDocuments = { read: () => Promise.resolve(null) };

/** The real product over a database of its own; jobs run when the test says so, time stands still. */
export interface TestApp extends EndpointCaller {
  readonly ctx: Context;
  readonly server: FastifyInstance;
  readonly app: App;
  readonly clock: FakeClock;
  readonly databaseUrl: string;
  readonly standIns: StandIns;
  /** What was logged so far, warnings and errors included. */
  readonly logged: readonly LogEntry[];
  /** A verified account with a session, without the way there: no request, no mail. */
  openAccount(options?: NewAccount): Promise<SignedInUser>;
  /** Registers, verifies by the mailed link and signs in, for tests of that way and of what it leaves behind. */
  register(options?: NewAccount): Promise<SignedInUser>;
  signIn(credentials: { email: string; password?: string }): Promise<SignedInUser>;
  /** Another session where time has passed and the token with it: no request, and no password to check. */
  renew(person: SignedInUser): Promise<SignedInUser>;
  /** Runs every job that is due by the test's clock, and those they lead to, until none is left. */
  settleJobs(): Promise<void>;
  /** Lets features react to what was announced, and runs no other job. */
  deliverEvents(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestApp({
  env,
  clock: time,
  webDirectory,
  renderedDirectory,
  pooler,
  beside,
  databaseUrl = beside?.databaseUrl,
  ...given
}: TestAppOptions = {}): Promise<TestApp> {
  const standIns: StandIns = { ...beside?.standIns, ...given };
  const clock = time ?? beside?.clock ?? createFakeClock();
  const log = createRecordingLog();
  const database =
    databaseUrl === undefined
      ? await createTestDatabase()
      : { url: databaseUrl, drop: () => Promise.resolve() };
  const pooled = pooler?.through(database.url) ?? findPoolerUrl(database.url);
  const config = readConfig({
    DATABASE_URL: pooled ?? throughSocket(database.url),
    ...(pooled === null ? {} : { DATABASE_DIRECT_URL: database.url }),
    JWT_SECRET: 'a secret that only the tests know, long enough',
    DEMO_ENGINE_LATENCY_MS: '0',
    DB_POOL: '4',
    RATE_LIMIT_SCALE: '1000',
    ...env,
  });
  let server: FastifyInstance | null = null;
  const postToSelf: PostWebhook = async ({ body, signature }) => {
    if (server === null) throw new Error('The app is not there yet');
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await server.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers,
      payload: body,
    });
    return answer.statusCode;
  };
  const app = await createApp({
    config,
    overrides: {
      clock,
      queueClock: clock,
      log: log.logger,
      // What a test counts it reads at once.
      metricsTiming: { now: () => clock.now().getTime(), freshMs: 0 },
      siteReader: offlineReader,
      webhookSender: offlineSender,
      clientDocuments: noDocuments,
      postWebhook: postToSelf,
      ...standIns,
      webDirectory: webDirectory ?? NOT_BUILT,
      renderedDirectory: renderedDirectory ?? NOT_BUILT,
    },
  });
  server = app.server;
  const caller = createEndpointCaller(app.server);
  const settleJobs = () => app.jobs.runDue();
  const people = createPeople({ caller, app, config, settleJobs });
  return {
    ...caller,
    ...people,
    app,
    ctx: app.ctx,
    server: app.server,
    clock,
    databaseUrl: database.url,
    standIns,
    logged: log.entries,
    settleJobs,
    deliverEvents: () => app.jobs.runDue((kind) => kind.includes('/')),
    stop: async () => {
      await app.stop();
      await database.drop();
    },
  };
}

function createPeople({
  caller,
  app,
  config,
  settleJobs,
}: {
  caller: EndpointCaller;
  app: App;
  config: Config;
  settleJobs: () => Promise<void>;
}): Pick<TestApp, 'openAccount' | 'register' | 'signIn' | 'renew'> {
  let count = 0;
  const nextAddress = () => {
    count += 1;
    return `persona-${String(count)}@esempio.it`;
  };
  const signIn: TestApp['signIn'] = async ({ email, password = TEST_PASSWORD }) => {
    const { body, cookies } = await caller.call(api.signIn, { body: { email, password } });
    return { user: body.user, email, password, accessToken: body.accessToken, cookies };
  };
  return {
    signIn,
    renew: async (person) => renewSession({ app, config }, person),
    openAccount: async ({ email = nextAddress(), password = TEST_PASSWORD, firstName = 'Ada' } = {}) =>
      openSignedInAccount({ app, config }, { email, password, firstName }),
    register: async ({
      email: address = nextAddress(),
      password = TEST_PASSWORD,
      firstName = 'Ada',
    } = {}) => {
      const { cookies } = await caller.call(api.registerAccount, {
        body: { email: address, password, firstName, lastName: 'Bianchi' },
      });
      await settleJobs();
      const token = await findMailedToken({ app, to: address });
      const opened = await caller.call(api.verifyEmail, { body: { token }, cookies });
      const { accessToken, user } = opened.body;
      if (accessToken === undefined || user === undefined) throw new Error(`${address} was not signed in`);
      return { user, email: address, password, accessToken, cookies: opened.cookies };
    },
  };
}

/** The token of the newest link mailed to an address. */
export async function findMailedToken({ app, to }: { app: App; to: string }): Promise<string> {
  const mails = await listMailbox(app.ctx, { to });
  const links = mails.flatMap((mail) => mail.links).filter((link) => URL.canParse(link));
  const token = links.map((link) => new URL(link).searchParams.get('token')).find((found) => found !== null);
  if (!token) throw new Error(`No mail with a link for ${to}`);
  return token;
}

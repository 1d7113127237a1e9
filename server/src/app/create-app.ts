import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { createOutbound } from '#adapters/outbound';
import type { PostWebhook } from '#adapters/payments';
import { listPlans } from '#features/plans';
import { refreshCookie } from '#features/accounts';
import { refuseUnreachable } from '#features/companies';
import { type Clock, systemClock } from '#lib/clock';
import { within } from '#lib/async/within';
import type { Context, Feature } from '#platform/context';
import { createReadinessCheck, measurePool } from '#platform/db';
import {
  createEventBus,
  createLiveEvents,
  createLiveHub,
  liveEventJobs,
  measureStreams,
} from '#platform/events';
import {
  createHttpServer,
  createPageDrawing,
  createStatusServer,
  streamEvents,
  placeSite,
} from '#platform/http';
import { createJobSystem, type JobSystem, measureJobs } from '#platform/jobs';
import { createRateLimits } from '#platform/limits';
import { createLogger, type Logger } from '#platform/logging';
import { createMetrics, measureProcess, type Metrics } from '#platform/metrics';
import { packageFile } from '#platform/paths';
import type { Config } from './config.ts';
import { type Adapters, createAdapters } from './create-adapters.ts';
import { createFeatures } from './dependencies.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { getConfig } from './get-config.ts';
import { ownRoutes } from './own-routes.ts';
import { createWebhookPost } from './post-webhook.ts';
import serverPackage from '../../package.json' with { type: 'json' };

const CLOSING_MS = 5_000;

/** What tests, seed and benchmarks put in the place of the real thing. */
export interface Overrides extends Partial<Adapters> {
  clock?: Clock;
  log?: Logger;
  /** The queue's own clock, and with it jobs that run only when asked to. */
  queueClock?: Clock;
  webDirectory?: string;
  renderedDirectory?: string;
  /** How often the figures for the monitoring are put together. */
  metricsTiming?: { readonly now: () => number; readonly freshMs: number };
  /** How the embedded payment provider reaches the product’s own endpoint. */
  postWebhook?: PostWebhook;
}

/** The product, wired and ready to be started. */
export interface App {
  readonly ctx: Context;
  readonly adapters: Adapters;
  readonly server: FastifyInstance;
  /** What a worker that serves nothing else answers: health and figures; null in any other role. */
  readonly statusServer: FastifyInstance | null;
  readonly jobs: JobSystem;
  /** Where the embedded database keeps its files; null when it is another one. */
  readonly embeddedIn: string | null;
  stop(): Promise<void>;
}

/**
 * The composition root: opens the database, wires adapters and features, starts the queue (and its workers as
 * ROLE says). Listening is left to the caller.
 */
export async function createApp({
  config,
  overrides = {},
}: {
  config: Config;
  overrides?: Overrides;
}): Promise<App> {
  const log = overrides.log ?? createLogger({ level: config.logLevel });
  const clock = overrides.clock ?? systemClock;
  const database = await openDatabase({ config, log });
  const { db, listener } = database;
  const { metrics, stopMeasuring } = openMetrics({ config, log, timing: overrides.metricsTiming });
  try {
    const { queueClock } = overrides;
    const worksByItself = queueClock === undefined && config.ROLE !== 'web';
    const jobs = openJobs({ config, database, log, metrics, worksByItself, queueClock });
    measurePool(metrics, db);
    const events = createEventBus(jobs.queue);
    const limits = createRateLimits({ db, scale: config.RATE_LIMIT_SCALE });
    const live = createLiveEvents({ clock });
    const ctx: Context = {
      db,
      clock,
      queue: jobs.queue,
      events,
      live,
      limits,
      log,
      metrics,
      nodes: database.nodes,
    };
    const outbound = createOutbound({ proxies: config.proxies, log });
    const webhook = createWebhookPost(config, outbound);
    const postWebhook = overrides.postWebhook ?? webhook.post;
    const own = await createAdapters({ ctx, config, outbound, postWebhook });
    const adapters = { ...own, ...pickAdapters(overrides) };
    const { features, authenticate } = await createFeatures({ ctx, config, adapters });
    // Goes on while the queue is set up, which mostly waits for the database.
    const warmth = worksByItself ? warmFeatures({ features, log }) : null;
    let isDraining = false;
    const hub = createLiveHub({ db, listener, log });
    measureStreams(metrics, hub);
    const site = placeSite({ appUrl: config.appUrl, isConfigured: config.APP_URL !== null });
    const publicConfig = getConfig({ config, adapters, basePath: site.basePath });
    const build = {
      webDirectory: overrides.webDirectory ?? packageFile('../web/dist'),
      renderedDirectory: overrides.renderedDirectory ?? packageFile('../web/dist-ssr'),
    };
    const place = { directory: build.renderedDirectory, basePath: site.basePath };
    const readFacts = async () => ({ plans: await listPlans(db), config: publicConfig });
    const status = {
      isReady: createReadinessCheck(db),
      listDown: () => ctx.nodes.listDown(),
      isDraining: () => isDraining,
      metrics,
      // A proxy that says nothing of itself looks like this machine: production is read with a token alone.
      metricsAccess: { token: config.METRICS_TOKEN, isOpenLocally: !config.isProduction },
    };
    const statusServer = config.ROLE === 'worker' ? createStatusServer(status) : null;
    const server = await createHttpServer({
      routes: [
        ...features.flatMap((feature) => feature.routes),
        ...ownRoutes({ ctx, publicConfig }),
        streamEvents({ hub, clock, authenticate }),
      ],
      authenticate,
      admit: refuseUnreachable(ctx),
      site,
      hasTagManager: config.GTM_ID !== null,
      hasStripe: adapters.payments.provider.id === 'stripe',
      trustProxy: config.TRUST_PROXY,
      mayHoldSession: ({ cookies }) => cookies[refreshCookie(config.appUrl).name] !== undefined,
      ...build,
      renderPage: createPageDrawing({ ...place, readFacts, now: () => clock.now(), log }),
      ...status,
      log,
    });
    webhook.connect(server);
    server.addHook('preClose', () => {
      hub.closeAll();
      return Promise.resolve();
    });
    await jobs.start({
      registrations: [
        ...features.flatMap((feature) => feature.jobs),
        ...events.connect(features.flatMap((feature) => feature.subscriptions)),
        ...liveEventJobs({ db, clock, log }),
      ],
      work: worksByItself,
    });
    await warmth;
    return {
      ctx,
      adapters,
      server,
      statusServer,
      jobs,
      embeddedIn: database.embeddedIn,
      stop: async () => {
        isDraining = true;
        await Promise.all([closeWhenUnasked({ server, drainMs: config.drainMs }), jobs.stop()]);
        if (statusServer) await closeServer(statusServer);
        stopMeasuring();
        await stopFeatures({ features, log });
        adapters.mailer.close?.();
        await database.close();
      },
    };
  } catch (error) {
    stopMeasuring();
    await database.close();
    throw error;
  }
}

function openJobs({
  config,
  database: { db, listener },
  log,
  metrics,
  worksByItself,
  queueClock,
}: {
  config: Config;
  database: OpenDatabase;
  log: Logger;
  metrics: Metrics;
  worksByItself: boolean;
  queueClock: Clock | undefined;
}): JobSystem {
  const jobs = createJobSystem({
    db,
    listener: worksByItself ? listener : null,
    supervise: worksByItself,
    leaseSeconds: config.JOB_LEASE_S,
    log,
    metrics,
    ...(queueClock ? { clock: queueClock } : {}),
  });
  measureJobs(metrics, { db, queue: jobs.queue });
  return jobs;
}

function openMetrics({
  config,
  log,
  timing,
}: {
  config: Config;
  log: Logger;
  timing: Overrides['metricsTiming'];
}): { metrics: Metrics; stopMeasuring: () => void } {
  const metrics = createMetrics({ log, ...timing });
  const about = { version: serverPackage.version, role: config.ROLE, environment: config.environment };
  return { metrics, stopMeasuring: measureProcess(metrics, about) };
}

/** A balancer has time to see that this process is ready no more before its port closes. */
async function closeWhenUnasked({
  server,
  drainMs,
}: {
  server: FastifyInstance;
  drainMs: number;
}): Promise<void> {
  if (server.server.listening) await pause(drainMs);
  await closeServer(server);
}

/** Lets requests under way end; what is still open after that is cut. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const closing = server.close();
  if (!(await within(closing, CLOSING_MS))) server.server.closeAllConnections();
  await closing;
}

/** A start that is only slower is no fault of the set-up. */
async function warmFeatures({ features, log }: { features: readonly Feature[]; log: Logger }): Promise<void> {
  for (const result of await Promise.allSettled(features.map(async (feature) => feature.warmUp?.())))
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'A feature could not be warmed up');
}

/** What a feature cannot give back expires by itself. */
async function stopFeatures({ features, log }: { features: readonly Feature[]; log: Logger }): Promise<void> {
  const stops = features.map(async (feature) => feature.stop?.());
  for (const result of await Promise.allSettled(stops))
    if (result.status === 'rejected')
      log.warn({ err: result.reason }, 'A feature could not be stopped cleanly');
}

function pickAdapters({
  engines,
  mailer,
  payments,
  reader,
  reports,
  siteReader,
  webhookSender,
  writer,
}: Overrides): Partial<Adapters> {
  return {
    ...(engines ? { engines } : {}),
    ...(mailer ? { mailer } : {}),
    ...(payments ? { payments } : {}),
    ...(reader === undefined ? {} : { reader }),
    ...(reports ? { reports } : {}),
    ...(siteReader ? { siteReader } : {}),
    ...(webhookSender ? { webhookSender } : {}),
    ...(writer === undefined ? {} : { writer }),
  };
}

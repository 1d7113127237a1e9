import type { FastifyInstance } from 'fastify';
import { createOutbound } from '#adapters/outbound';
import { createAdmitKey, createInnerCalls, serveAssistantEndpoints } from '#features/api-access';
import { listPlans } from '#features/plans';
import { refreshCookie } from '#features/accounts';
import { refuseUnreachable } from '#features/monitoring';
import { systemClock } from '#lib/clock';
import type { Context } from '#platform/context';
import { createReadinessCheck, measurePool } from '#platform/db';
import { createEventBus, createLiveHub, liveEventJobs, measureStreams } from '#platform/events';
import {
  createHttpServer,
  createPageDrawing,
  createStatusServer,
  streamEvents,
  placeSite,
} from '#platform/http';
import type { JobSystem } from '#platform/jobs';
import { createLogger } from '#platform/logging';
import { packageFile } from '#platform/paths';
import type { Config } from './config.ts';
import { buildContext } from './build-context.ts';
import { createAdapters } from './adapters/create-adapters.ts';
import { type Adapters } from './adapters/adapters.ts';
import { createFeatures } from './dependencies.ts';
import { openDatabase } from './open-database.ts';
import { getConfig } from './get-config.ts';
import { ownRoutes } from './own-routes.ts';
import { createWebhookPost } from './adapters/post-webhook.ts';
import { closeWhenUnasked, closeServer, stopFeatures } from './stopping/stop-parts.ts';
import { warmFeatures, openMetrics } from './open-parts.ts';
import { openJobs } from './open-jobs.ts';
import { type Overrides, pickAdapters } from './overrides.ts';

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
  const { db, listener, nodes } = database;
  const { metrics, stopMeasuring } = openMetrics({ config, log, timing: overrides.metricsTiming });
  try {
    const { queueClock } = overrides;
    const worksByItself = queueClock === undefined && config.ROLE !== 'web';
    const jobs = openJobs({ config, database, log, metrics, worksByItself, queueClock });
    measurePool(metrics, db);
    const events = createEventBus(jobs.queue);
    const ctx = buildContext({ config, database, queue: jobs.queue, events, clock, log, metrics });
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
    const build = placeBuild(overrides);
    const place = { directory: build.renderedDirectory, basePath: site.basePath };
    const readFacts = async () => ({ plans: await listPlans(db), config: publicConfig });
    const status = {
      isReady: createReadinessCheck(db),
      listDown: () => nodes.listDown(),
      isDraining: () => isDraining,
      metrics,
      // Without the header of a proxy, a proxied request looks local: in production the figures need a token.
      metricsAccess: { token: config.METRICS_TOKEN, isOpenLocally: !config.isProduction },
    };
    const statusServer = config.ROLE === 'worker' ? createStatusServer(status) : null;
    const access = { ...ctx, settings: { appUrl: config.appUrl }, inner: createInnerCalls() };
    const server = await createHttpServer({
      routes: [
        ...features.flatMap((feature) => feature.routes),
        ...ownRoutes({ ctx, publicConfig }),
        streamEvents({ hub, clock, authenticate }),
      ],
      authenticate,
      admitKey: createAdmitKey(access),
      admit: refuseUnreachable(ctx),
      site,
      hasTagManager: config.GTM_ID !== null,
      cardForm: adapters.payments.provider.cardFormSources,
      trustProxy: config.TRUST_PROXY,
      mayHoldSession: ({ cookies }) => cookies[refreshCookie(config.appUrl).name] !== undefined,
      ...build,
      renderPage: createPageDrawing({ ...place, readFacts, now: () => clock.now(), log }),
      ...status,
      log,
    });
    webhook.connect(server);
    serveAssistantEndpoints(server, { ...access, site, clientDocuments: adapters.clientDocuments });
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

/** The folders the build has written the browser's app and its drawn pages to. */
function placeBuild({ webDirectory, renderedDirectory }: Overrides) {
  return {
    webDirectory: webDirectory ?? packageFile('../web/dist'),
    renderedDirectory: renderedDirectory ?? packageFile('../web/dist-ssr'),
  };
}

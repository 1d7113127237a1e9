import { api, type EngineId, type PublicConfig } from '@citato/contract';
import type { FastifyRequest } from 'fastify';
import type { Mailer } from '#adapters/mailer';
import type { Payments } from '#adapters/payments';
import type { Reader } from '#adapters/reader';
import { listMails } from '#features/emails';
import { toEuroCents } from '#features/engine-calls';
import { AppError } from '#lib/app-error';
import type { Context } from '#platform/context';
import { implement, isLoopback, type RouteImplementation } from '#platform/http';
import type { Config } from './config.ts';

/** Routes that belong to the deployment, not to a feature. */
export function ownRoutes({
  ctx,
  config,
  mailer,
  payments,
  engines,
  reader,
}: {
  ctx: Context;
  config: Config;
  mailer: Mailer;
  payments: Payments;
  engines: readonly EngineId[];
  reader: Reader | null;
}): readonly RouteImplementation[] {
  const isMailboxOpen =
    mailer.kind === 'mailbox' && !config.isProduction && isLoopback(new URL(config.appUrl));
  const publicConfig = buildPublicConfig({ config, payments, engines, reader, isMailboxOpen });
  return [
    implement(api.getConfig, () => Promise.resolve({ status: 200, body: publicConfig })),
    implement(api.listMailbox, async ({ query, http }) => {
      if (!isMailboxOpen || !comesFromThisMachine(http)) throw new AppError('request.not_found');
      return { status: 200, body: await listMails(ctx, query) };
    }),
  ];
}

function buildPublicConfig({
  config,
  payments: { provider },
  engines,
  reader,
  isMailboxOpen,
}: {
  config: Config;
  payments: Payments;
  engines: readonly EngineId[];
  reader: Reader | null;
  isMailboxOpen: boolean;
}): PublicConfig {
  return {
    demo: engines.includes('demo'),
    engines: [...engines],
    reader: reader && {
      engine: reader.engine,
      model: reader.model,
      isAutomatic: config.READER === 'auto',
      answerCents: toEuroCents({
        microDollars: reader.typicalCostMicroDollars,
        eurPerUsd: config.EUR_PER_USD,
      }),
    },
    payments: { provider: provider.id, publishableKey: provider.publishableKey },
    gtmId: config.GTM_ID,
    legal: {
      name: config.LEGAL_NAME,
      address: config.LEGAL_ADDRESS,
      vat: config.LEGAL_VAT,
      privacyUrl: config.PRIVACY_URL,
      cookieUrl: config.COOKIE_URL,
    },
    contact: { email: config.CONTACT_EMAIL, enterpriseEmail: config.ENTERPRISE_EMAIL },
    promoEndsAt: config.PROMO_ENDS_AT,
    debugRoutes: config.hasDebugRoutes,
    mailbox: isMailboxOpen,
    environment: config.environment,
  };
}

/** What proxies add to a request; one of them is enough. */
const PROXY_HEADER =
  /^(via|forwarded|x-forwarded(-.*)?|x-real-ip|cf-.*|x-client-ip|true-client-ip|x-original-.*)$/;

/** Not through a proxy, not from another machine, not by a foreign name that resolves to this one. */
function comesFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const remote = socket.remoteAddress ?? '';
  const isLocalPeer = remote === '::1' || /^(::ffff:)?127\./.test(remote);
  const host = `http://${headers.host ?? ''}`;
  const isProxied = Object.keys(headers).some((name) => PROXY_HEADER.test(name));
  return isLocalPeer && !isProxied && URL.canParse(host) && isLoopback(new URL(host));
}

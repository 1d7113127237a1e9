import { isPage, type PublicConfig } from '@citato/contract';
import { toEuroCents } from '#features/engine-calls';
import { isLoopback } from '#platform/http';
import type { Config } from './config.ts';
import type { Adapters } from './adapters/adapters.ts';

/** Whether a visitor can be shown an answer: switched on, and an engine that is free or paid for. */
export function offersVisitorAnswers({
  config,
  engines,
}: {
  config: Pick<Config, 'VISITOR_ANSWERS' | 'visitorBudgetCents'>;
  engines: Adapters['engines'];
}): boolean {
  const isFree = engines.some(({ estimatedCostMicroDollars }) => estimatedCostMicroDollars === 0);
  return config.VISITOR_ANSWERS && (config.visitorBudgetCents > 0 || isFree);
}

/** The embedded mailbox shows everybody's mail: to this machine alone, and to nobody in production. */
export function isMailboxOpen({ isProduction, appUrl }: Pick<Config, 'isProduction' | 'appUrl'>): boolean {
  return !isProduction && isLoopback(new URL(appUrl));
}

/** The configuration this deployment shows every browser. */
export function getConfig({
  config,
  basePath,
  adapters: { mailer, payments, reader, ...adapters },
}: {
  config: Config;
  basePath: string;
  adapters: Pick<Adapters, 'engines' | 'mailer' | 'payments' | 'reader'>;
}): PublicConfig {
  const engines = adapters.engines.map(({ id }) => id);
  const { provider } = payments;
  return {
    demo: engines.includes('demo'),
    visitorAnswers: offersVisitorAnswers({ config, engines: adapters.engines }),
    engines,
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
      privacyUrl: placePage({ address: config.PRIVACY_URL, basePath }),
      cookieUrl: placePage({ address: config.COOKIE_URL, basePath }),
    },
    contact: { email: config.CONTACT_EMAIL, enterpriseEmail: config.ENTERPRISE_EMAIL },
    promoEndsAt: config.PROMO_ENDS_AT,
    debugRoutes: config.hasDebugRoutes,
    mailbox: mailer.kind === 'mailbox' && isMailboxOpen(config),
    environment: config.environment,
  };
}

/** A page of ours stands under our base path; any other address is as the operator wrote it. */
function placePage({ address, basePath }: { address: string; basePath: string }): string {
  return isPage(address) ? `${basePath}${address}` : address;
}

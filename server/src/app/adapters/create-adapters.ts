import { type AutomationWebhook, createAutomationWebhook } from '#adapters/automation';
import { createClientDocuments } from '#adapters/client-documents';
import { createWebAccess } from '#adapters/guarded-web';
import { createSmtpMailer, mailboxMailer } from '#adapters/mailer';
import type { Outbound } from '#adapters/outbound';
import type { PostWebhook } from '#adapters/payments';
import { createReportRenderer } from '#adapters/pdf';
import { createWebhookSender } from '#adapters/webhooks';
import type { Clock } from '#lib/clock';
import type { Context } from '#platform/context';
import { choosePayments } from './choose-payments.ts';
import type { Config } from '../config.ts';
import type { Adapters } from './adapters.ts';
import { createModels, readWebSettings } from './create-models.ts';

export async function createAdapters({
  ctx,
  config,
  outbound,
  postWebhook,
}: {
  ctx: Context;
  config: Config;
  outbound: Outbound;
  postWebhook: PostWebhook;
}): Promise<Adapters> {
  const models = await createModels({ config, clock: ctx.clock, outbound });
  const mailer =
    config.SMTP_URL === null
      ? mailboxMailer
      : createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
  const reports = createReportRenderer();
  const payments = await choosePayments({ ctx, config, outbound, postWebhook });
  return {
    ...models,
    clientDocuments: createClientDocuments({
      access: createWebAccess(readWebSettings(config, outbound)),
      allowsHttp: false,
    }),
    automation: chooseAutomation({ config, clock: ctx.clock, outbound }),
    webhookSender: createWebhookSender({
      access: createWebAccess({
        ...readWebSettings(config, outbound),
        allowNetworks: config.WEBHOOK_ALLOW_NETWORKS,
      }),
      clock: ctx.clock,
      allowsHttp: !config.isProduction,
    }),
    mailer,
    payments,
    reports,
  };
}

function chooseAutomation({
  config,
  clock,
  outbound,
}: {
  config: Config;
  clock: Clock;
  outbound: Outbound;
}): AutomationWebhook | null {
  const { AUTOMATION_WEBHOOK_URL: url, AUTOMATION_WEBHOOK_SECRET: secret, environment } = config;
  return url === null || secret === null
    ? null
    : createAutomationWebhook({ url, secret, environment, clock, outbound });
}

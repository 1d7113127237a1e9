import { exportFor as exportPlanActions, exportTaskLists } from '#features/action-plans';
import type { Role } from '@citato/contract';
import { exportFor as exportAccount, exportTickets } from '#features/accounts';
import { listSecurityEvents } from '#platform/audit';
import { exportAlerts, exportFor as exportAlertSettings, exportMailSettings } from '#features/alerts';
import { exportAssistants, exportFor as exportKeys, exportWeekly } from '#features/api-access';
import { exportOperations } from '#features/billing';
import { exportFor as exportMails } from '#features/emails';
import { exportFor as exportOwnSite } from '#features/own-site';
import { exportFor as exportCalls } from '#features/engine-calls';
import { exportBilling } from '#features/billing';
import { exportFor as exportAnalyses, exportClaimMarks, exportSourceKinds } from '#features/monitoring';
import { exportSubscriptions } from '#features/billing';
import { exportFor as exportEntitlement } from '#features/plans';
import { exportFor as exportClientReports } from '#features/reports';
import { exportFor as exportSuggestions } from '#features/suggestions';
import { exportFor as exportTeam, exportPortfolio } from '#features/teams';
import { exportDeliveries, exportFor as exportWebhooks } from '#features/webhooks';
import { AppError } from '#lib/app-error';
import type { AccountId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { describeWait } from '#platform/limits';

const EXPORTS = { name: 'data-export', uses: 1, windowSeconds: 60 * 60 };
/** An interrupted download does not count above; but the number of downloads begun is limited too. */
const EXPORT_STARTS = { name: 'data-export-start', uses: 10, windowSeconds: 60 * 60 };

type Deps = Pick<Context, 'db' | 'clock' | 'limits'>;

/** Whose data are asked for: a person's own, and those of the organisation they have open where they own it. */
interface Asker {
  readonly userId: UserId;
  readonly accountId: AccountId;
  readonly role: Role;
}

/** Everything stored about somebody, as the pieces of one JSON text: the rows are read while they are sent. */
export async function exportData(deps: Deps, asker: Asker): Promise<AsyncGenerator<string>> {
  const { userId } = asker;
  await takeTurn(deps, userId);
  try {
    return await writeExport(deps, asker);
  } catch (error) {
    await giveBackExport(deps, { userId });
    throw error;
  }
}

/** The file was not delivered: the next one may be requested at once. */
export async function giveBackExport(
  { limits }: Pick<Deps, 'limits'>,
  { userId }: { userId: UserId },
): Promise<void> {
  await limits.giveBack(EXPORTS, userId);
}

async function takeTurn({ limits }: Deps, userId: UserId): Promise<void> {
  await limits.take(EXPORT_STARTS, userId);
  try {
    await limits.take(EXPORTS, userId);
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
    const { retryAfterSeconds } = error;
    throw new AppError('privacy.export_too_soon', {
      message: `Hai già scaricato i tuoi dati da meno di un’ora. Potrai scaricarli di nuovo tra ${describeWait(retryAfterSeconds)}.`,
      retryAfterSeconds,
    });
  }
}

async function writeExport({ db, clock }: Deps, asker: Asker): Promise<AsyncGenerator<string>> {
  const { userId, accountId, role } = asker;
  const person = {
    exportedAt: clock.now(),
    ...(await exportAccount(db, userId)),
    securityEvents: await listSecurityEvents(db, userId),
    emails: await exportMails(db, userId),
    alertMails: await exportMailSettings(db, userId),
    supportTickets: await exportTickets(db, userId),
  };
  if (role !== 'owner') return writeJson(person, {});
  const { companies, labels, usage, analyses, answers } = await exportAnalyses(db, accountId);
  const head = {
    ...person,
    entitlement: await exportEntitlement(db, accountId),
    ...(await exportBilling(db, accountId)),
    subscriptions: await exportSubscriptions(db, accountId),
    paymentOperations: await exportOperations(db, accountId),
    usage,
    promptSuggestions: await exportSuggestions(db, accountId),
    webhooks: await exportWebhooks(db, accountId),
    apiKeys: await exportKeys(db, accountId),
    assistants: await exportAssistants(db, accountId),
    weeklyExports: await exportWeekly(db, accountId),
    ...(await exportTeam(db, accountId)),
    alertSettings: await exportAlertSettings(db, accountId),
    labels,
    companies,
    taskLists: await exportTaskLists(db, accountId),
    ...(await exportSourceKinds(db, accountId)),
    ...(await exportClaimMarks(db, accountId)),
    ...(await exportOwnSite(db, accountId)),
    ...(await exportPlanActions(db, accountId)),
    ...(await exportPortfolio(db, accountId)),
    ...(await exportClientReports(db, accountId)),
  };
  return writeJson(head, {
    analyses,
    answers,
    engineCalls: exportCalls(db, accountId),
    webhookDeliveries: exportDeliveries(db, accountId),
    alerts: exportAlerts(db, accountId),
  });
}

async function* writeJson(
  head: object,
  lists: Readonly<Record<string, AsyncIterable<object>>>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const row of rows) {
      yield `${separator}    ${JSON.stringify(row)}`;
      separator = ',\n';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}

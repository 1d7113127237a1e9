import type { settlePlan } from '#features/companies';
import { enqueueMail, type MailBody, writeMail } from '#features/emails';
import { getLimitsOn, getPlanName, getRetained } from '#features/plans';
import { findContact } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { describeLapse } from './describe-lapse.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { isReminderDue } from '../rules/reminder.ts';
import {
  type AccountState,
  decideEndReason,
  decideSubscriptionNotices,
  type SubscriptionNotice,
} from '../rules/subscription-notices.ts';
import { type findLiveSubscription, markReminded } from '../store/subscriptions.ts';
import { planActive } from './templates/plan-active.ts';
import { planEnded } from './templates/plan-ended.ts';
import { cancellationConfirmed } from './templates/subscription-lapse.ts';
import { subscriptionReactivated } from './templates/subscription-reactivated.ts';

type State = AccountState & { readonly live: Awaited<ReturnType<typeof findLiveSubscription>> };

interface Change {
  readonly userId: AccountId;
  readonly before: State;
  readonly after: State;
  /** What the change of plan archived and brought back. */
  readonly settled: Awaited<ReturnType<typeof settlePlan>>;
}

const KINDS: Readonly<Record<SubscriptionNotice, string>> = {
  active: 'plan-active',
  ended: 'plan-ended',
  canceled: 'subscription-canceled',
  reactivated: 'subscription-reactivated',
};

/** Mails the owner what a reading of the provider changed, in the transaction that writes the change: once. */
export async function notifyOfChange(
  deps: Pick<PaymentsDeps, 'clock' | 'queue' | 'settings'>,
  tx: Transaction,
  change: Change,
): Promise<void> {
  const contact = await findContact(tx, change.userId);
  if (contact === null) return;
  const now = deps.clock.now();
  const reader = { firstName: contact.firstName, appUrl: deps.settings.appUrl };
  for (const notice of decideSubscriptionNotices(change)) {
    const body = await WRITERS[notice](tx, { ...change, reader, now });
    const template = await writeMail(body);
    await enqueueMail(deps, tx, { userId: contact.userId, to: contact.email, template, kind: KINDS[notice] });
  }
}

type Writer = (
  tx: Transaction,
  change: Change & { reader: { firstName: string | null; appUrl: string }; now: Date },
) => Promise<MailBody>;

const WRITERS: Readonly<Record<SubscriptionNotice, Writer>> = {
  active: async (tx, { userId, after: { planId }, settled, reader }) => {
    const { maxCompanies, maxPrompts, ...abilities } = await getLimitsOn(tx, { userId, planId });
    return planActive({
      ...reader,
      planName: await getPlanName(tx, planId),
      holds: { companies: maxCompanies, prompts: maxPrompts },
      isAnalysed: abilities.promptAnalysisEnabled,
      hasTaskLists: abilities.taskListsEnabled,
      restored: countHoldings(settled.restored),
      archived: countHoldings(settled.archived),
      archivedUntil: settled.archivedUntil,
    });
  },
  ended: async (tx, { userId, before, settled, reader }) => {
    const retained = await getRetained(tx, { userId, planId: 'free' });
    return planEnded({
      ...reader,
      planName: await getPlanName(tx, before.planId),
      reason: decideEndReason(before.live),
      freeName: await getPlanName(tx, 'free'),
      staying: { companies: retained.maxCompanies, prompts: retained.maxPrompts },
      archived: countHoldings(settled.archived),
      archivedUntil: settled.archivedUntil,
    });
  },
  canceled: async (tx, { userId, after: { planId, live }, reader, now }) => {
    const lapse = await describeLapse(tx, { userId, planId, live: live ?? NO_PERIOD });
    // The confirmation says all that a reminder within the same days would.
    if (live?.currentPeriodEnd != null && isReminderDue({ end: live.currentPeriodEnd, now }))
      await markReminded(tx, { userId, end: live.currentPeriodEnd });
    return cancellationConfirmed({ ...reader, lapse });
  },
  reactivated: async (tx, { after: { planId, live }, reader }) =>
    subscriptionReactivated({
      ...reader,
      planName: await getPlanName(tx, planId),
      renewsAt: live?.currentPeriodEnd ?? null,
    }),
};

const NO_PERIOD = { status: 'active', currentPeriodEnd: null } as const;

function countHoldings({ companies, prompts }: Change['settled']['archived']) {
  return { companies: companies.length, prompts: prompts.length };
}

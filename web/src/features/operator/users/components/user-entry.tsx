import type { AdminUser, SubscriptionStatus } from '@citato/contract';
import { Badge, Button, StatusDot } from '#ui';
import { PLAN_NAMES } from '#features/companies';
import { formatDate, formatInteger, formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { usersCopy as copy } from '../copy.ts';
import { hasOverrides, shortenId, shortenSubscriptionId } from '../model.ts';
import { type MailsOfUser, Mails, Facts, Fact } from './user-facts.tsx';

interface UserEntryProps {
  user: AdminUser;
  mails: MailsOfUser;
  onManage: (user: AdminUser) => void;
}

/** One account: who it is, what it has, what runs, and the way to its limits. */
export function UserEntry({ user, mails, onManage }: UserEntryProps) {
  return (
    <li className="grid gap-x-7 gap-y-4 border-t px-4 py-5 first:border-t-0 *:min-w-0 sm:grid-cols-2 sm:px-6 lg:grid-cols-[minmax(0,1fr)_112px_204px_204px_auto] lg:items-start">
      <Identity user={user} />
      <Facts title={copy.usage} isNarrow>
        <Fact label={copy.companies}>{formatInteger(user.totalCompanies)}</Fact>
        <Fact label={copy.prompts}>{formatInteger(user.totalPrompts)}</Fact>
        <Fact label={copy.analyses}>{formatInteger(user.totalAnalyses)}</Fact>
        <Fact label={copy.suggestions}>{formatInteger(user.totalSuggestions)}</Fact>
      </Facts>
      <Mails mails={mails} />
      <Facts title={copy.times}>
        <Times user={user} />
      </Facts>
      <Button
        className="justify-self-start max-sm:w-full"
        aria-label={copy.manageLabel(user.email)}
        onClick={() => {
          onManage(user);
        }}
      >
        {copy.manage}
      </Button>
    </li>
  );
}

function Identity({ user }: { user: AdminUser }) {
  const { email, firstName, lastName, planId, subscriptionStatus, createdAt, id } = user;
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  const since = copy.signedUp({ day: formatDate(createdAt), id: shortenId(id) });
  return (
    <div>
      <h3 className="leading-5 font-medium wrap-anywhere">{email}</h3>
      <p className="text-xs wrap-anywhere text-muted">
        {name !== '' && `${name} · `}
        {since}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone={planId === 'free' ? 'neutral' : 'accent'}>{PLAN_NAMES[planId]}</Badge>
        <Status status={subscriptionStatus} />
        {hasOverrides(user) && <Badge tone="warning">{copy.overridden}</Badge>}
      </p>
    </div>
  );
}

const TONES = {
  canceled: 'negative',
  past_due: 'warning',
  incomplete: 'warning',
  inactive: 'outline',
  trialing: 'outline',
} as const;

function Status({ status }: { status: SubscriptionStatus }) {
  if (status === 'active') return <StatusDot>{copy.statuses.active}</StatusDot>;
  return <Badge tone={TONES[status]}>{copy.statuses[status]}</Badge>;
}

function Times({ user }: { user: AdminUser }) {
  const { lastAnalysisTime, nextAnalysisTime, isOverdue, subscriptionStatus, currentPeriodEnd } = user;
  const now = readNow();
  const last = lastAnalysisTime === null ? copy.never : formatMoment({ iso: lastAnalysisTime, now });
  return (
    <>
      <Fact label={copy.lastAnalysis} isAlarm={isOverdue}>
        {last}
        {isOverdue && <span className="sr-only"> ({copy.overdue})</span>}
      </Fact>
      <Fact label={copy.nextAnalysis}>
        {nextAnalysisTime === null ? copy.unplanned : formatMoment({ iso: nextAnalysisTime, now })}
      </Fact>
      <Fact label={subscriptionStatus === 'canceled' ? copy.expiry : copy.renewal}>
        {currentPeriodEnd === null ? copy.none : formatDate(currentPeriodEnd)}
      </Fact>
      <Fact label={copy.subscription}>
        {user.stripeSubscriptionId === null ? copy.none : shortenSubscriptionId(user.stripeSubscriptionId)}
      </Fact>
    </>
  );
}

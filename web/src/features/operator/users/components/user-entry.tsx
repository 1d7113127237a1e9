import type { AdminUser, MailFigures, SubscriptionStatus } from '@citato/contract';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Badge, Button, StatusDot } from '#ui';
import { PLAN_NAMES } from '#features/companies';
import { formatDate, formatInteger, formatMoment, formatPercent } from '#lib/format';
import { readNow } from '#lib/read-now';
import { usersCopy as copy } from '../copy.ts';
import { hasOverrides, shortenId, shortenSubscriptionId } from '../model.ts';

/** What became of an account's mails: figures, none sent, on their way, or not known. */
export type MailsOfUser = MailFigures | 'none' | 'loading' | 'unknown';

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

const MAIL_TONES = { good: 'positive', warning: 'warning', problem: 'negative' } as const;

function Mails({ mails }: { mails: MailsOfUser }) {
  const isKnown = mails !== 'loading' && mails !== 'unknown';
  const missing = mails === 'loading' ? copy.loading : copy.unknown;
  const { sent, deliveryRate, openRate, bounced, status } =
    typeof mails === 'string' ? { ...NO_MAILS, status: 'unknown' as const } : mails;
  const rate = (percent: number | null) => (percent === null ? missing : formatPercent(percent));
  return (
    <Facts
      title={copy.mails}
      isNarrow
      badge={status !== 'unknown' && <Badge tone={MAIL_TONES[status]}>{copy.mailStatuses[status]}</Badge>}
    >
      <Fact label={copy.sent}>{isKnown ? formatInteger(sent) : missing}</Fact>
      <Fact label={copy.delivery}>{rate(deliveryRate)}</Fact>
      <Fact label={copy.opening}>{rate(openRate)}</Fact>
      <Fact label={copy.bounced} isAlarm={bounced > 0}>
        {isKnown ? formatInteger(bounced) : missing}
      </Fact>
    </Facts>
  );
}

const NO_MAILS = { sent: 0, deliveryRate: null, openRate: null, bounced: 0 };

function Facts({
  title,
  badge,
  isNarrow = false,
  children,
}: {
  title: string;
  badge?: ReactNode;
  /** Its figures are short: two stand beside each other on a phone. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <p className="mb-1 flex h-[22px] items-center gap-2 text-2xs leading-5 text-faint">
        <span className="truncate">{title}</span>
        {badge}
      </p>
      <dl
        className={cx(
          'grid content-start text-xs',
          isNarrow && 'max-sm:min-[360px]:grid-cols-2 max-sm:min-[360px]:gap-x-6',
        )}
      >
        {children}
      </dl>
    </div>
  );
}

function Fact({
  label,
  isAlarm = false,
  children,
}: {
  label: string;
  isAlarm?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex justify-between gap-3 leading-[22px]">
      <dt className="text-muted">{label}</dt>
      <dd className={cx('font-medium whitespace-nowrap', isAlarm && 'text-negative')}>{children}</dd>
    </div>
  );
}

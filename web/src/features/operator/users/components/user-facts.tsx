import type { MailFigures } from '@citato/contract';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Badge } from '#ui';
import { formatInteger, formatPercent } from '#lib/format';
import { usersCopy as copy } from '../copy.ts';

/** What became of an account's mails: figures, none sent, on their way, or not known. */
export type MailsOfUser = MailFigures | 'none' | 'loading' | 'unknown';

const MAIL_TONES = { good: 'positive', warning: 'warning', problem: 'negative' } as const;

export function Mails({ mails }: { mails: MailsOfUser }) {
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

export function Facts({
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

export function Fact({
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

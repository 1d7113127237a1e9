import type { OwnMailSettings } from '@citato/contract';
import type { CompanyId, UserId } from '#lib/ids';
import type { AlertKind } from '../watch/subject.ts';
import { isMuted } from '../settings/is-muted.ts';
import { planMail } from './plan-mail.ts';

interface Waiting {
  readonly kind: AlertKind;
  readonly companyId: CompanyId;
  readonly subject: string;
  readonly raisedAt: Date;
  readonly clearedAt: Date | null;
}

export interface SortedMails<Row> {
  readonly sent: readonly Row[];
  /** What is due only later by now, and when. */
  readonly later: readonly { readonly row: Row; readonly dueAt: Date }[];
  /** Over, muted, no longer wanted or no longer theirs to see. */
  readonly dropped: readonly Row[];
}

/** What becomes of the alerts that wait for a member's mail, as everything is now and not when they began. */
export function sortMailed<Row extends Waiting>(
  rows: readonly Row[],
  {
    own,
    mutes,
    memberId,
    sees,
    now,
  }: {
    own: OwnMailSettings;
    mutes: Parameters<typeof isMuted>[0];
    memberId: UserId;
    sees: (companyId: CompanyId) => boolean;
    now: Date;
  },
): SortedMails<Row> {
  const { mail: pace } = own;
  const isWanted = ({ kind, companyId, subject, clearedAt }: Row) =>
    clearedAt === null &&
    own.mailKinds[kind] &&
    sees(companyId) &&
    !isMuted(mutes, { companyId, subject, place: { memberId }, now });
  const wanted = pace === 'never' ? [] : rows.filter(isWanted);
  const planned = wanted.map((row) => ({
    row,
    dueAt: pace === 'never' ? now : planMail({ raisedAt: row.raisedAt, pace, hours: own }),
  }));
  // Whoever turned mails a day into mails at once meanwhile is written to now.
  const later = planned.filter(({ dueAt }) => dueAt > now);
  return {
    sent: planned.filter(({ dueAt }) => dueAt <= now).map(({ row }) => row),
    later,
    dropped: rows.filter((row) => !wanted.includes(row)),
  };
}

import type { Finding, Health, MailFault } from '@citato/contract';
import { formatDate, formatInteger, formatMoment } from '#lib/format';
import { formatWait } from '#lib/format-wait';
import { healthCopy as copy } from './copy.ts';
import type { FindingFacts } from './findings-copy.ts';
import { formatPace, nameSubject } from './model.ts';

const days = (iso: string | null) => (iso === null ? copy.na : formatDate(iso));
const wait = (seconds: number | null) => (seconds === null ? copy.na : formatWait(seconds));

/** The values a finding's text needs, from the figures. */
export function readFacts(health: Health, { code, subject }: Finding): FindingFacts {
  const { queue, deadLetters, late, mail, payments, backup, checkedAt } = health;
  const engine = health.engines.find((one) => one.subject === subject);
  const now = new Date(checkedAt);
  const moment = (iso: string | null | undefined) => (iso == null ? copy.na : formatMoment({ iso, now }));
  const failingSeconds =
    engine?.failingSince == null ? null : (now.getTime() - Date.parse(engine.failingSince)) / 1000;
  const fault = findMailFault(mail, code);
  return {
    name: subject === null ? copy.na : nameSubject(subject),
    calls: formatInteger(engine?.lastHour.calls ?? 0),
    failures: formatInteger(engine?.lastHour.failures ?? 0),
    p95: formatPace(engine?.lastHour.p95Ms ?? null),
    failingFor: wait(failingSeconds),
    retryAt: moment(engine?.retryAt),
    due: formatInteger(queue.due),
    waited: wait(queue.oldestDueSeconds),
    dead: formatInteger(deadLetters.count),
    overdue: `${late.isMoreOverdue ? 'oltre ' : ''}${formatInteger(late.overdue)}`,
    stuck: formatInteger(late.stuck),
    mailsWaiting: formatInteger(mail.waiting),
    mailWaited: wait(mail.oldestWaitingSeconds),
    mailsFailed: formatInteger(mail.failed),
    mailsHanded: formatInteger(mail.delivered + mail.failed),
    mailAdvice: copy.faultAdvice[fault ?? 'other'],
    notCompared: formatInteger(payments.lastCheck?.failed ?? 0),
    comparedAt: days(payments.lastCheck?.finishedAt ?? null),
    discrepancies: formatInteger(payments.discrepancies),
    disputes: formatInteger(payments.disputes?.open ?? 0),
    answerBy: moment(payments.disputes?.dueBy),
    resting: formatInteger(payments.resting ?? 0),
    copiedAt: days(backup?.takenAt ?? null),
  };
}

/** The most frequent reason of the mails in question: waiting ones have another than returned ones. */
function findMailFault(
  { faults, waitingFaults }: Health['mail'],
  code: Finding['code'],
): MailFault | undefined {
  if (waitingFaults === undefined) return faults[0]?.fault;
  if (code === 'mail_waiting') return waitingFaults[0]?.fault;
  const waiting = new Map(waitingFaults.map(({ fault, count }) => [fault, count]));
  const failed = faults.map(({ fault, count }) => ({ fault, count: count - (waiting.get(fault) ?? 0) }));
  const max = failed.reduce<(typeof failed)[number] | null>(
    (best, one) => (one.count > (best?.count ?? 0) ? one : best),
    null,
  );
  return max?.fault;
}

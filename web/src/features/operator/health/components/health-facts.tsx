import type { Health } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { formatRomeTime } from '../../panel/model.ts';
import { formatDate, formatInteger, formatMoment } from '#lib/format';
import { formatWait } from '#lib/format-wait';
import { healthCopy } from '../copy.ts';

const copy = healthCopy.facts;

interface Fact {
  readonly label: string;
  /** Null: nothing is known. */
  readonly value: string | null;
  readonly note: string;
}

/** The facts behind the sentence that no other part of the panel shows, in one strip. */
export function HealthFacts({ health }: { health: Health }) {
  const facts = [
    describeQueue(health),
    describeMail(health),
    describePayments(health),
    describeBackup(health),
  ];
  return (
    <dl aria-label={copy.title} className="grid grid-cols-2 gap-px border-y bg-line sm:grid-cols-4">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="bg-raised px-4 py-3.5 sm:px-6 lg:px-4 lg:first:pl-6 lg:last:pr-6">
          <dt className="text-xs text-muted">{label}</dt>
          <dd>
            <span
              className={cx(
                'block text-xl tracking-figure wrap-anywhere',
                value === null ? 'text-faint' : 'font-medium',
              )}
            >
              {value ?? healthCopy.na}
            </span>
            <span className="block text-2xs text-pretty text-faint">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function describeQueue({ queue: { due, running, oldestDueSeconds } }: Health): Fact {
  const parts = [
    copy.running(formatInteger(running)),
    oldestDueSeconds !== null && copy.oldest(formatWait(oldestDueSeconds)),
  ];
  return { label: copy.queue, value: formatInteger(due), note: join(parts) };
}

function describeMail({ mail: { carrier, delivered, failed, waiting, faults } }: Health): Fact {
  if (carrier === 'mailbox') return { label: copy.mail, value: null, note: copy.mailbox };
  const [worst] = faults;
  const parts = [
    failed > 0 && copy.failedMail(failed, formatInteger(failed)),
    waiting > 0 && copy.waitingMail(waiting, formatInteger(waiting)),
    worst !== undefined && healthCopy.faults[worst.fault],
  ];
  const note = join(parts) || copy.failedMail(0, '0');
  return { label: copy.mail, value: copy.delivered(formatInteger(delivered)), note };
}

function describePayments({ payments: { provider, lastCheck, discrepancies } }: Health): Fact {
  const label = copy.payments;
  if (provider === 'none') return { label, value: null, note: copy.noProvider };
  if (lastCheck === null) return { label, value: null, note: copy.neverChecked };
  return { label, value: formatInteger(discrepancies), note: copy.checked(moment(lastCheck.finishedAt)) };
}

function describeBackup({ backup }: Health): Fact {
  const label = copy.backup;
  if (backup === null) return { label, value: null, note: copy.noBackup };
  const { takenAt } = backup;
  return { label, value: formatDate(takenAt), note: copy.madeAt(formatRomeTime(takenAt)) };
}

function moment(iso: string): string {
  return formatMoment({ iso, now: new Date() });
}

function join(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' · ');
}

import { type AuditEntry, JOB_LABELS } from '@citato/contract';
import { formatInteger } from '@citato/contract/format';
import { auditCopy as copy } from './copy.ts';

const SHORT_ID = 6;
const IS_ID = /^[\da-f]{8}-[\da-f-]{27}$/;
const COUNTED = /^(.*?) ?×(\d+)$/;

/** Who acted, or whose account it was, by address or name. */
export function namePerson(person: AuditEntry['actor']): string {
  if (person === null) return copy.none;
  return person.email ?? copy.gone(person.id.slice(0, SHORT_ID));
}

/** The subject of an act in words; an unknown one is shown as it is. */
export function describeSubject({ kind, subject }: Pick<AuditEntry, 'kind' | 'subject'>): string {
  if (subject === null) return copy.none;
  if (kind === 'limits_set') return describeLimits(subject);
  if (IS_ID.test(subject)) return nameSubject(kind)(subject.slice(0, SHORT_ID));
  const [, name, count] = COUNTED.exec(subject) ?? [];
  if (count === undefined) return copy.paymentTests[subject] ?? subject;
  const times = formatInteger(Number(count));
  return name === undefined || name === '' ? times : `${JOB_LABELS[name] ?? name} × ${times}`;
}

function nameSubject(kind: AuditEntry['kind']): (id: string) => string {
  if (kind === 'answer_opened') return copy.answer;
  return kind === 'test_webhook_sent' ? copy.prompt : copy.job;
}

/** Only overrides are listed. */
function describeLimits(subject: string): string {
  const set = subject.split(' ').flatMap((part) => {
    const [name = '', value = ''] = part.split('=');
    const label = copy.limits[name];
    if (label === undefined || value === 'plan') return [];
    return [`${label} ${value === 'true' ? copy.on : value === 'false' ? copy.off : value}`];
  });
  return set.length === 0 ? copy.none : set.join(' · ');
}

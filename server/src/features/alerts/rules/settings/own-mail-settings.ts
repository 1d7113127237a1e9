import {
  ALERT_KINDS,
  type AlertKind,
  type AlertSettings,
  type OwnMailSettings,
  type Role,
} from '@citato/contract';
import { DEFAULT_SETTINGS } from './default-settings.ts';

/** The part of an organisation's settings that each member chooses for themselves. */
export function pickOwn(settings: AlertSettings): OwnMailSettings {
  const { mail, quietFrom, quietUntil, sendsAtWeekends, sendsOnMondays, timeZone } = settings;
  const mailKinds = mapKinds((kind) => settings.kinds[kind].mail);
  return { mail, quietFrom, quietUntil, sendsAtWeekends, sendsOnMondays, timeZone, mailKinds };
}

/**
 * When and of what a member is mailed. Who chose nothing: an owner as the organisation's settings say, others as
 * everybody who chose nothing; a client of an agency not at all, until they ask for it.
 */
export function decideOwnSettings({
  chosen,
  account,
  role,
}: {
  chosen: OwnMailSettings | null;
  account: AlertSettings;
  role: Role;
}): OwnMailSettings {
  const base = pickOwn(role === 'owner' ? account : DEFAULT_SETTINGS);
  if (chosen !== null) return { ...base, ...chosen, mailKinds: { ...base.mailKinds, ...chosen.mailKinds } };
  return role === 'client' ? { ...base, mail: 'never', sendsOnMondays: false } : base;
}

/** Settings as one member sees them: the organisation's, with their own mails. */
export function mergeOwn(account: AlertSettings, { mailKinds, ...own }: OwnMailSettings): AlertSettings {
  const kinds = mapKinds((kind) => ({ ...account.kinds[kind], mail: mailKinds[kind] }));
  return { level: account.level, kinds, ...own };
}

/** The organisation's settings after a member changed them; hours are its owner's to set. */
export function changeAccount({
  account,
  settings,
  role,
}: {
  account: AlertSettings;
  settings: AlertSettings;
  role: Role;
}): AlertSettings {
  if (role === 'owner') return settings;
  const kinds = mapKinds((kind) => ({ ...settings.kinds[kind], mail: account.kinds[kind].mail }));
  return { ...account, level: settings.level, kinds };
}

function mapKinds<Value>(of: (kind: AlertKind) => Value): Record<AlertKind, Value> {
  const [first, ...rest] = ALERT_KINDS;
  const start = { [first]: of(first) };
  return asComplete(rest.reduce((found, kind) => ({ ...found, [kind]: of(kind) }), start));
}

/** Safe because every kind was put into it. */
const asComplete = <Value>(found: Readonly<Partial<Record<AlertKind, Value>>>): Record<AlertKind, Value> =>
  found as Record<AlertKind, Value>;

import {
  type AlertKind,
  type AlertSettings,
  type ChannelKind,
  CHAT_NAMES,
  type OwnMailSettings,
} from '@citato/contract';

/** How far one company's mention rate has to move for an alert. */
export interface CompanyBands {
  readonly company: string;
  /** Null without an answer. */
  readonly percent: number | null;
  /** By level; null where nothing can be compared. */
  readonly points: Readonly<Record<AlertSettings['level'], number>> | null;
}

/** The band of one level around where the rate is now; its ends are null where a rate cannot go so far. */
export function describeBand({ percent, points }: CompanyBands, level: AlertSettings['level']) {
  if (percent === null || points === null) return null;
  const step = Math.ceil(points[level]);
  const [low, high] = [Math.round(percent) - step, Math.round(percent) + step];
  return { points: step, percent, low: low > 0 ? low : null, high: high < 100 ? high : null };
}

type Group = 'company' | 'rivals' | 'sources' | 'service';

/** The kinds as the table shows them. */
export const KIND_GROUPS: readonly (readonly [Group, readonly AlertKind[]])[] = [
  ['company', ['named', 'figure', 'negative']],
  ['rivals', ['overtaken', 'new_rival']],
  ['sources', ['own_source']],
  ['service', ['engine_silent', 'no_analysis']],
];

/** The settings with one place of one kind switched. */
export function switchKind(
  settings: AlertSettings,
  { kind, place, isOn }: { kind: AlertKind; place: 'app' | 'mail' | 'chat'; isOn: boolean },
): AlertSettings {
  const places = { ...settings.kinds[kind], [place]: isOn };
  return { ...settings, kinds: { ...settings.kinds, [kind]: places } };
}

/** The part of the settings that a member chooses for themselves. */
export function pickOwn({ level: _level, kinds, ...own }: AlertSettings): OwnMailSettings {
  return {
    ...own,
    mailKinds: {
      named: kinds.named.mail,
      figure: kinds.figure.mail,
      negative: kinds.negative.mail,
      overtaken: kinds.overtaken.mail,
      new_rival: kinds.new_rival.mail,
      own_source: kinds.own_source.mail,
      engine_silent: kinds.engine_silent.mail,
      no_analysis: kinds.no_analysis.mail,
    },
  };
}

/** When on Monday the mail of a weekend is written; null where a weekend is not waited for, or no night is quiet. */
export function readMondayMinute(settings: AlertSettings): number | null {
  const { mail, sendsAtWeekends, quietFrom, quietUntil } = settings;
  return mail === 'never' || sendsAtWeekends || quietFrom <= quietUntil ? null : quietUntil;
}

const HOSTS: readonly (readonly [ChannelKind, RegExp])[] = [
  ['slack', /^hooks\.slack(?:-gov)?\.com$/],
  ['discord', /(?:^|\.)discord(?:app)?\.com$/],
  ['teams', /\.(?:logic\.azure\.com|api\.powerplatform\.com|api\.powerautomate\.com)$/],
];

/** The chat an address looks like, while it is typed; the server decides. */
export function guessChat(address: string): string | null {
  if (!URL.canParse(address.trim())) return null;
  const { hostname } = new URL(address.trim());
  const found = HOSTS.find(([, host]) => host.test(hostname));
  return found === undefined ? null : CHAT_NAMES[found[0]];
}

/** What a channel is called: its chat, and the name its owner gave it. */
export const nameChannel = ({ kind, name }: { kind: ChannelKind | 'other'; name: string }): string =>
  [kind === 'other' ? 'Canale' : CHAT_NAMES[kind], name].filter((part) => part !== '').join(' ');

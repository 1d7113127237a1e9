import type { ChannelKind } from '@citato/contract';

/** What is wrong with an address that is none of a channel. */
export type AddressFault = 'unknown' | 'not_whole' | 'old_connector' | 'slack_workflow';

const DISCORD_HOSTS = /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/;
const TEAMS_HOSTS =
  /\.(?:logic\.azure\.(?:com|us|cn)|environment\.api\.powerplatform\.com|api\.powerautomate\.com)$/;
const OLD_TEAMS_HOSTS = /(?:^|\.)(?:webhook\.office(?:365)?\.com|outlook\.office(?:365)?\.com)$/;
/** Letters of an address that may be shown: too few to guess the others by. */
const SHOWN_LETTERS = 4;

/** Which chat an incoming webhook address is of, or what is wrong with it. Only the shape is looked at. */
export function readChannelAddress(address: string): { kind: ChannelKind } | { fault: AddressFault } {
  if (!URL.canParse(address)) return { fault: 'unknown' };
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:') return { fault: 'unknown' };
  if (hostname === 'hooks.slack.com' || hostname === 'hooks.slack-gov.com') {
    if (/^\/(?:workflows|triggers)\//.test(pathname)) return { fault: 'slack_workflow' };
    return /^\/services\/T\w+\/B\w+\/\w{6,}\/?$/.test(pathname) ? { kind: 'slack' } : { fault: 'not_whole' };
  }
  if (DISCORD_HOSTS.test(hostname))
    return /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]{6,}\/?$/.test(pathname)
      ? { kind: 'discord' }
      : { fault: 'not_whole' };
  if (OLD_TEAMS_HOSTS.test(hostname)) return { fault: 'old_connector' };
  if (TEAMS_HOSTS.test(hostname))
    return pathname.includes('/workflows/') && (searchParams.get('sig') ?? '').length >= 6
      ? { kind: 'teams' }
      : { fault: 'not_whole' };
  return { fault: 'unknown' };
}

/** What is stored and shown of an address: its host, and the last letters of what makes it a secret. */
export function maskAddress(address: string): string {
  const { hostname, pathname, searchParams } = new URL(address);
  const secret = searchParams.get('sig') ?? pathname.replace(/\/$/, '');
  return `https://${hostname}/…${secret.slice(-SHOWN_LETTERS).replace(/[^\w-]/g, '')}`;
}

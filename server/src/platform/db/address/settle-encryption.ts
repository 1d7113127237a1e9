import { StartupError } from '#lib/startup-error';
import { withConnection } from '../connection.ts';
import type { AddressVariable } from './named-address.ts';
import { findEncryptionFault, readMode, type SslMode, withMode } from './driver-address.ts';

/** What `allow` and `prefer` leave open, in the order it is tried. */
const OPEN_MODES: Partial<Record<SslMode, readonly SslMode[]>> = {
  allow: ['disable', 'no-verify'],
  prefer: ['no-verify', 'disable'],
};

/**
 * Settles once whether connections to an address are encrypted where it leaves that open: with the first way the server
 * takes, so that no connection of this process is less private than another. @throws StartupError where the address
 * asks for something impossible
 */
export async function settleEncryption({
  url,
  variable,
}: {
  url: string;
  variable: AddressVariable;
}): Promise<string> {
  const fault = findEncryptionFault(url);
  if (fault !== null) throw new StartupError(`${variable}: ${fault}.`);
  const mode = readMode(new URL(url));
  const candidates = (mode === null ? undefined : OPEN_MODES[mode])?.map((open) => withMode(url, open));
  if (candidates === undefined) return url;
  const [first = url, second = url] = candidates;
  if (!(await isRefusedForEncryption(first))) return first;
  return (await isRefusedForEncryption(second)) ? first : second;
}

/** Whether the server only accepts connections of the other kind; other faults are reported by the next connection. */
async function isRefusedForEncryption(url: string): Promise<boolean> {
  try {
    await withConnection({ url, applicationName: 'citato-start' }, () => Promise.resolve());
    return false;
  } catch (error) {
    if (!(error instanceof Error)) return false;
    const isAccessRule = 'code' in error && error.code === '28000' && /encryption|SSL/i.test(error.message);
    return isAccessRule || /does not support SSL|establishing an SSL connection/i.test(error.message);
  }
}

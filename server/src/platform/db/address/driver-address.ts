import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** How far a connection is encrypted, and whether the server has to prove who it is: as libpq documents `sslmode`. */
const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;
export type SslMode = (typeof SSL_MODES)[number];

/** The certificate authorities of this machine's Node, as libpq calls them. */
const SYSTEM = 'system';

/**
 * The address in the driver's form. It takes `require` and `verify-ca` for `verify-full` by itself; to libpq, and so to
 * whoever copies an address from a provider's page, `require` encrypts and asks for no proof. `allow` and `prefer`
 * encrypt here: whether they may do otherwise was settled at the start.
 */
export function toDriverAddress(address: string): string {
  const url = new URL(address);
  const { searchParams: options } = url;
  const mode = readMode(url);
  const rootCert = options.get('sslrootcert');
  const isPinned = rootCert !== null && rootCert !== SYSTEM;
  if (mode === null && rootCert === null) return address;
  for (const name of ['sslmode', 'uselibpqcompat', 'ssl']) options.delete(name);
  if (mode === 'disable') {
    for (const name of ['sslrootcert', 'sslcert', 'sslkey']) options.delete(name);
    options.set('sslmode', 'disable');
  } else if (mode === 'verify-full' || mode === null) {
    if (!isPinned) options.delete('sslrootcert');
    options.set('sslmode', 'verify-full');
  } else if (isPinned && (mode === 'verify-ca' || mode === 'require')) {
    options.set('uselibpqcompat', 'true');
    options.set('sslmode', 'verify-ca');
  } else {
    options.delete('sslrootcert');
    options.set('sslmode', 'no-verify');
  }
  return url.href;
}

/** What an address asks of encryption that cannot be given; null where it can. Files it names are read. */
export function findEncryptionFault(address: string): string | null {
  const { searchParams: options } = new URL(address);
  const mode = options.get('sslmode');
  if (mode !== null && !isMode(mode))
    return `sslmode=${mode} is not known; expected one of ${SSL_MODES.join(', ')}`;
  if (mode === 'disable') return null;
  const rootCert = options.get('sslrootcert');
  if (mode === 'verify-ca' && (rootCert === null || rootCert === SYSTEM))
    return 'sslmode=verify-ca needs the file of the authority: add &sslrootcert=/path/to/ca.pem';
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const path = options.get(name);
    if (path === null || path === SYSTEM) continue;
    const fault = findFileFault(name, path);
    if (fault !== null) return fault;
  }
  return null;
}

/** The mode an address names; null where it names none that is known. */
export function readMode({ searchParams: options }: URL): SslMode | null {
  const mode = options.get('sslmode');
  return mode !== null && isMode(mode) ? mode : null;
}

/** The same address in another mode. */
export function withMode(address: string, mode: SslMode): string {
  const url = new URL(address);
  url.searchParams.set('sslmode', mode);
  return url.href;
}

function isMode(mode: string): mode is SslMode {
  return SSL_MODES.some((known) => known === mode);
}

function findFileFault(name: string, path: string): string | null {
  try {
    const pem = readFileSync(path, 'utf8');
    if (name === 'sslkey') createSecureContext({ key: pem });
    else new X509Certificate(pem);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return /^E[A-Z]+$/.test(code)
      ? `the file ${path} of ${name} cannot be read (${code})`
      : `the file ${path} of ${name} holds no ${name === 'sslkey' ? 'key' : 'certificate'} in PEM`;
  }
}

import { PAGES } from '@citato/contract';
import * as z from 'zod';
import { parseProxy } from '#adapters/outbound';
import { PERCENT_ENCODING } from '#platform/db';
import { type Kind, parsedBy } from './variable-kinds.ts';

/** An http(s) address; without the slash at its end. */
export function webAddress(): Kind<string> {
  return {
    expected: 'an address that begins with http:// or https://',
    schema: z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, '')),
  };
}

/** First parts of the paths the product itself answers. */
const OWN_PARTS = [
  ...Object.values(PAGES),
  '/api',
  '/assets',
  '/fonts',
  '/healthz',
  '/readyz',
  '/metrics',
].map((path) => path.split('/')[1]);

/**
 * The public address of a product: a host, and the path it stands under there. That path is distinguished from the
 * product's own by its first part, since a reverse proxy may take it out or leave it in.
 */
export function ownAddress(): Kind<string> {
  const { expected, schema } = webAddress();
  return {
    expected,
    schema: schema.superRefine((address, context) => {
      const { pathname, search, hash, username, password } = new URL(address);
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (`${search}${hash}${username}${password}` !== '') refuse('it has more than host and path');
      else if (!/^(\/[\w.~-]+)*\/?$/.test(pathname))
        refuse('its path has signs other than letters, digits, . _ ~ -');
      else if (pathname !== '/' && OWN_PARTS.includes(pathname.split('/')[1]))
        refuse(`its path begins like a page of the product, ${pathname}`);
    }),
  };
}

/** A proxy's address, its password percent-encoded. */
export function proxyAddress(): Kind<URL> {
  return parsedBy({
    expected: 'an address like http://proxy.example:3128 or http://user:password@proxy.example:3128',
    parse: parseProxy,
  });
}

export function postgresAddress(): Kind<string> {
  return serverAddress({
    expected: 'an address like postgres://user:password@host:5432/database',
    protocol: /^postgres(ql)?:$/,
  });
}

export function smtpAddress(): Kind<string> {
  return serverAddress({
    expected: 'an address like smtp://user:password@host:587',
    protocol: /^smtps?:$/,
  });
}

/** The address of a server with its password in it, which may hold signs that an address gives a meaning of their own. */
function serverAddress({ expected, protocol }: { expected: string; protocol: RegExp }): Kind<string> {
  return parsedBy({
    expected,
    parse: (value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      if (url === null || isCutShort(url)) {
        throw new Error(
          value.includes('@') ? `is its password percent-encoded? ${PERCENT_ENCODING}` : 'it is no address',
        );
      }
      if (!protocol.test(url.protocol)) throw new Error(`it begins with ${url.protocol}`);
      return value;
    },
  });
}

/** Whether a # / or ? of the password has ended the address before its host, or a % of it stands for nothing. */
function isCutShort({ username, password, pathname, search, hash }: URL): boolean {
  if (hash !== '' || (username === '' && `${pathname}${search}`.includes('@'))) return true;
  return [username, password, pathname].some((part) => /%(?![0-9a-f]{2})/i.test(part) || !isUtf8(part));
}

function isUtf8(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

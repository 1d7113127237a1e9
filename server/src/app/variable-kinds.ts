import { isIP } from 'node:net';
import * as z from 'zod';
import { parseNetworks } from '#adapters/guarded-web';

/** How the text of an environment variable becomes a value. */
export interface Kind<Value> {
  /** Completes the sentence "expected …". */
  readonly expected: string;
  readonly schema: z.ZodType<Value, string>;
}

export interface Variable<Value> extends Kind<Value> {
  /** What it does, for the operator. */
  readonly doc: string;
  /** Another name by which other programs know it; that one comes first, as there. */
  readonly alias?: string;
  /** Taken when the variable is not set; null = off or derived, as `doc` says. */
  readonly fallback: Value | null;
}

export function variable<Value>(
  doc: string,
  kind: Kind<Value>,
): Variable<Value> & { readonly fallback: null };
export function variable<Value>(
  doc: string,
  kind: Kind<Value>,
  fallback: NoInfer<Value>,
): Variable<Value> & { readonly fallback: Value };
export function variable<Value>(
  doc: string,
  kind: Kind<Value>,
  fallback: Value | null = null,
): Variable<Value> {
  return { doc, ...kind, fallback };
}

export function text({ expected = 'a text' }: { expected?: string } = {}): Kind<string> {
  return { expected, schema: z.string().trim() };
}

/** A text of at least `minLength` characters, never shown back. */
export function secret({ minLength }: { minLength: number }): Kind<string> {
  return {
    expected: `a text of at least ${String(minLength)} characters`,
    schema: z.string().min(minLength),
  };
}

/** A key whose first letters say what it may do: one of another kind is refused before it gets to the wrong place. */
export function keyBeginning(beginnings: readonly string[]): Kind<string> {
  return {
    expected: `a key that begins with ${beginnings.join(' or ')}`,
    schema: z.string().regex(new RegExp(`^(?:${beginnings.join('|')})\\S+$`)),
  };
}

/** A key as Standard Webhooks writes it. */
export function webhookSecret(): Kind<string> {
  return {
    expected: 'whsec_ and at least 24 bytes in base64',
    schema: z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/),
  };
}

/** A container id as Google writes it: it becomes part of an address the browser loads. */
export function tagManagerId(): Kind<string> {
  return { expected: 'an id like GTM-ABC1234', schema: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/) };
}

export function integer({ min, max }: { min: number; max: number }): Kind<number> {
  return {
    expected: `a whole number from ${String(min)} to ${String(max)}`,
    schema: z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number)
      .pipe(z.number().min(min).max(max)),
  };
}

export function decimal({ min, max }: { min: number; max: number }): Kind<number> {
  return {
    expected: `a number from ${String(min)} to ${String(max)}`,
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().min(min).max(max)),
  };
}

export function flag(): Kind<boolean> {
  return {
    expected: 'true or false',
    schema: z.enum(['true', 'false']).transform((word) => word === 'true'),
  };
}

export function oneOf<const Option extends string>(options: readonly Option[]): Kind<Option> {
  return { expected: `one of ${options.join(', ')}`, schema: z.enum(options) };
}

/** A moment with its offset from UTC, as the same moment in UTC. */
export function moment(): Kind<string> {
  return {
    expected: 'a moment with its offset, like 2026-12-31T23:59:59+01:00',
    schema: z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
  };
}

/** Comma-separated values of another kind. */
export function list<Value>(item: Kind<Value>): Kind<Value[]> {
  return {
    expected: `a comma-separated list, each ${item.expected}`,
    schema: z.string().transform(splitList).pipe(z.array(item.schema)),
  };
}

/** Who mails come from: an address, with or without a name before it. */
export function sender(): Kind<string> {
  return {
    expected: 'an address like Citato <noreply@azienda.it>',
    schema: z
      .string()
      .trim()
      .regex(/^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/),
  };
}

export function email(): Kind<string> {
  return { expected: 'an e-mail address', schema: z.string().trim().toLowerCase().pipe(z.email()) };
}

export function trustedProxies(): Kind<boolean | string[]> {
  return parsedBy({
    expected: 'true, false or a comma-separated list of IP addresses or networks',
    parse: (value) => {
      if (value === 'true' || value === 'false') return value === 'true';
      const addresses = splitList(value);
      parseNetworks(addresses);
      return addresses;
    },
  });
}

/** Networks as `10.0.0.0/8`, or single addresses, by commas. */
export function networks(): Kind<ReturnType<typeof parseNetworks>> {
  return parsedBy({
    expected: 'a comma-separated list of IP addresses or networks, like 10.0.0.0/8,fd00::/8',
    parse: (value) => parseNetworks(splitList(value)),
  });
}

const splitList = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function nameServer(): Kind<string> {
  return {
    expected: 'an IP address, with a port or without: 9.9.9.9, 127.0.0.1:5353, [::1]:53',
    schema: z.string().refine((value) => {
      const address = /^\[(.+)\](:\d{1,5})?$/.exec(value)?.[1] ?? value;
      return isIP(address) !== 0 || isIP(address.replace(/:\d{1,5}$/, '')) === 4;
    }),
  };
}

/** Host names with the place where each is served. */
export function localSites(): Kind<Map<string, { address: string; port: number }>> {
  return parsedBy({
    expected: 'a comma-separated list like esempio.example=127.0.0.1:8080',
    parse: (value) =>
      new Map(
        value.split(',').map((entry) => {
          const found = /^\s*([a-z0-9.-]+)=([0-9.]+):(\d{1,5})\s*$/i.exec(entry);
          const [, host = '', address = '', port = ''] = found ?? [];
          if (isIP(address) !== 4) throw new Error(`${entry.trim()} names no host with address and port`);
          return [host.toLowerCase(), { address, port: Number(port) }];
        }),
      ),
  });
}

/** A text that `parse` reads; what it throws is the problem shown. */
export function parsedBy<Value>({
  expected,
  parse,
}: {
  expected: string;
  parse: (value: string) => Value;
}): Kind<Value> {
  return {
    expected,
    schema: z.string().transform((value, context) => {
      try {
        return parse(value);
      } catch (error) {
        context.addIssue({
          code: 'custom',
          message: error instanceof Error ? error.message : 'cannot be read',
        });
        return z.NEVER;
      }
    }),
  };
}

import * as z from 'zod';
import type { Kind } from './variable-kinds.ts';

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

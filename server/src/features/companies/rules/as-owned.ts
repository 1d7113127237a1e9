import type { Id } from '#lib/ids';
import type { Owned } from './ownership.ts';

/**
 * Safe when the caller has just read the row together with its owner, or writes it. The lint rule names who may call
 * it.
 */
export function asOwned<Kind extends Id<string>>(id: Kind): Kind & Owned {
  return id as Kind & Owned;
}

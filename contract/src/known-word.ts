import * as z from 'zod/mini';

/**
 * One of the words this build knows, in an answer. A word that only a newer build knows is read as 'other': while both
 * run beside each other, or a browser holds the pages of the older one, such a row is shown and causes no error.
 */
export function knownWord<const Word extends string>(words: readonly Word[]) {
  return z.catch(z.union([z.enum(words), z.literal('other')]), 'other');
}

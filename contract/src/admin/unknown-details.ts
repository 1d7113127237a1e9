import { knownWord } from '../known-word.ts';

/**
 * What an engine's reply may hold that this build does not know, and drops: an item, block or part of the reply, an
 * annotation of its text, what the model did to search, a page found, how the reply ended, what it consumed, or a field.
 */
export const UNKNOWN_DETAILS = [
  'item',
  'block',
  'part',
  'annotation',
  'action',
  'source',
  'ending',
  'usage',
  'field',
] as const;
export type UnknownDetail = (typeof UNKNOWN_DETAILS)[number];

/** An unknown detail as an answer of the API names it. */
export const namedDetail = knownWord(UNKNOWN_DETAILS);

import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { engineId, namedEngine } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { id } from '../text.ts';

const promptSearch = z.object({
  /** As an engine wrote it; the same words in other letters are one search. */
  words: z.string(),
  engines: z.array(namedEngine),
  /** Answers it was made for: each once, however often it was made for it. */
  answers: z.int(),
  /** Rome days it was made on, and the last of them. */
  days: z.int(),
  lastDay: z.iso.date(),
});
export type PromptSearch = z.infer<typeof promptSearch>;

const searchingEngine = z.object({
  engine: namedEngine,
  /** Ok answers of the days. */
  responses: z.int(),
  /** Those for which it says what it searched for. */
  searched: z.int(),
  /** Of what it searches for: the `words`; the `number` of searches alone; `nothing`: it did not search. */
  says: knownWord(['words', 'number', 'nothing']),
});
export type SearchingEngine = z.infer<typeof searchingEngine>;

const promptSearches = z.object({
  /** The days of the current figures; null before the first analysis has ended. */
  period: z.nullable(z.object({ firstDay: z.iso.date(), lastDay: z.iso.date() })),
  /** Ok answers of the engines that say what they search for: what `answers` is out of. */
  responses: z.int(),
  /** Those made for most answers first. */
  searches: z.array(promptSearch),
  /** How many different ones there were in all. */
  total: z.int(),
  engines: z.array(searchingEngine),
});
export type PromptSearches = z.infer<typeof promptSearches>;

export const getPromptSearches = defineEndpoint({
  method: 'GET',
  path: '/api/analysis/:promptId/searches',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read' },
  summary:
    'What the engines searched the web for to answer a prompt, most frequent first; of one engine or of all.',
  params: z.object({ promptId: id }),
  query: z.object({ engine: z.optional(engineId) }),
  responses: { 200: promptSearches },
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { parseWebsite } from '../sites/website.ts';
import { MAX_LENGTH, id, isStorable, timestamp } from '../text.ts';

const websiteUrl = z.string('URL non valida').check(
  z.maxLength(MAX_LENGTH.url, 'URL non valida'),
  z.refine((text) => parseWebsite(text) !== null, 'URL non valida'),
  z.overwrite((text) => parseWebsite(text) ?? text),
);

/** What the user typed so far: may be empty, may be missing. */
const typed = (max: number) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(max, `Massimo ${String(max)} caratteri`),
        z.refine((text) => isStorable(text), 'Il testo contiene caratteri non ammessi'),
      ),
    ),
  );

/** Questions proposed for a website, and what its page says of the company. */
const promptSuggestion = z.object({
  id,
  websiteUrl: z.string(),
  companyName: z.nullable(z.string()),
  /** pending: being prepared, `suggestions` is empty; failed: `message` says what to do. */
  status: knownWord(['pending', 'ready', 'failed']),
  suggestions: z.array(z.string()),
  /** Where they come from: a model, rules on the page's text, or rules on what the user typed. */
  source: z.nullable(knownWord(['engine', 'site', 'market'])),
  /** False: the page could not be read and only what the user typed counted; null while pending. */
  isSiteRead: z.nullable(z.boolean()),
  /** Why the page could not be read; null when it was, or is still being read. */
  siteProblem: z.nullable(knownWord(['unreachable', 'slow', 'error', 'not_a_page'])),
  /** What the page says of its company; null where it does not. */
  profile: z.object({ name: z.nullable(z.string()), description: z.nullable(z.string()) }),
  message: z.nullable(z.string()),
  isViewed: z.boolean(),
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type PromptSuggestion = z.infer<typeof promptSuggestion>;

export const requestSuggestions = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/request-suggestions',
  access: 'user',
  needs: 'edit',
  summary:
    'Have a website read and prompts proposed for it; 200 with the suggestions that are there and still fresh.',
  body: z.object({
    websiteUrl,
    companyName: typed(MAX_LENGTH.name),
    description: typed(MAX_LENGTH.description),
  }),
  responses: { 200: promptSuggestion, 202: promptSuggestion },
});

const suggestionAllowance = z.object({
  /** How many websites the plan has read for suggestions, a Rome day. */
  perDay: z.int(),
  left: z.int(),
});
export type SuggestionAllowance = z.infer<typeof suggestionAllowance>;

export const getSuggestionAllowance = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/suggestions/allowance',
  access: 'user',
  needs: 'read',
  summary:
    'How many websites may be read for suggestions today, and how many are left; a failed reading costs none.',
  responses: { 200: suggestionAllowance },
});

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/suggestions',
  access: 'user',
  needs: 'read',
  summary: 'The suggestions for a website that have not expired, newest first; the ready ones become viewed.',
  query: z.object({ websiteUrl }),
  responses: { 200: z.array(promptSuggestion) },
});

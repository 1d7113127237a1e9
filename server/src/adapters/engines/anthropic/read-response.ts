import type { ContentPart, ToolSet } from 'ai';
import * as z from 'zod';
import type { EngineCitation } from '../answer-engine.ts';

type Content = readonly ContentPart<ToolSet>[];

const searchCall = z.object({ input: z.object({ query: z.string() }) });
const searchUsage = z.object({
  anthropic: z.object({
    usage: z.object({ server_tool_use: z.object({ web_search_requests: z.int().nonnegative() }) }),
  }),
});

/** What follows the last search: before it the model only says what it is about to look for. */
function listFinalTexts(content: Content) {
  const lastSearch = content.findLastIndex(
    (part) => part.type === 'tool-result' || part.type === 'tool-error',
  );
  return content.slice(lastSearch + 1).flatMap((part) => (part.type === 'text' ? [part] : []));
}

/** The answer's text, which comes in pieces: one for each stretch with sources of its own. */
export function readFinalText(content: Content): string {
  return listFinalTexts(content)
    .map((part) => part.text)
    .join('');
}

/**
 * The pages the text cites, in the order it cites them, each with the stretch of text it bears; the SDK's own
 * `sources` lists all that were found.
 */
export function readCitations(content: Content): EngineCitation[] {
  let before = 0;
  return listFinalTexts(content).flatMap(({ text, citations = [] }) => {
    const span = text === '' ? null : { start: before, end: before + text.length };
    before += text.length;
    return citations.flatMap(({ source }) =>
      source.sourceType === 'url' ? [{ url: source.url, title: source.title ?? null, span }] : [],
    );
  });
}

/** What was searched for, in order. */
export function readSearchQueries(content: Content): string[] {
  return content.flatMap((part) => {
    if (part.type !== 'tool-call' || part.toolName !== 'web_search') return [];
    const query = searchCall.safeParse(part).data?.input.query;
    return query === undefined ? [] : [query];
  });
}

/** Searches as they are billed: failed ones are not. Null where the provider does not say. */
export function readBilledSearches(metadata: unknown): number | null {
  return searchUsage.safeParse(metadata).data?.anthropic.usage.server_tool_use.web_search_requests ?? null;
}

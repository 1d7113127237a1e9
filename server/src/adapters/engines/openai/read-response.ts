import type { ContentPart, ToolSet } from 'ai';
import * as z from 'zod';
import type { EngineCitation } from '../answer-engine.ts';

type Content = readonly ContentPart<ToolSet>[];

const searchResult = z.object({
  output: z.object({
    action: z
      .object({
        type: z.string(),
        query: z.string().nullish(),
        queries: z.array(z.string()).nullish(),
      })
      .nullish(),
  }),
});

function listTexts(content: Content) {
  return content.flatMap((part) => (part.type === 'text' ? [part] : []));
}

/** The answer's text, without the remarks a model makes between its searches ("commentary"). */
export function readFinalText(content: Content): string {
  return listTexts(content)
    .filter((part) => part.providerMetadata?.['openai']?.['phase'] !== 'commentary')
    .map((part) => part.text)
    .join('');
}

/**
 * The addresses the text cites, in the order it cites them. Pages that were searched and not cited are left out:
 * the SDK's own `sources` lists those instead.
 */
export function readCitations(content: Content): EngineCitation[] {
  return listTexts(content)
    .flatMap((part) => (part.citations ?? []).toSorted((a, b) => (a.startIndex ?? 0) - (b.startIndex ?? 0)))
    .flatMap(({ source }) =>
      source.sourceType === 'url' ? [{ url: source.url, title: source.title ?? null }] : [],
    );
}

/** What was searched for; opening or leafing through a found page is no search of its own and is not billed as one. */
export function readSearches(content: Content): { count: number; queries: string[] } {
  const actions = content
    .filter((part) => part.type === 'tool-result' && part.toolName === 'web_search')
    .map((part) => searchResult.safeParse(part).data?.output.action ?? null);
  const searches = actions.filter((action) => action === null || action.type === 'search');
  const queries = searches.flatMap((action) => action?.queries ?? (action?.query ? [action.query] : []));
  return { count: searches.length, queries };
}

import type { ContentPart, ToolSet } from 'ai';
import * as z from 'zod';
import type { EngineCitation } from '../answer-engine.ts';
import { shiftSpan, spanOfCharacters } from '../answer-span.ts';

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

/** Without the remarks a model makes between its searches ("commentary"). */
function listFinalTexts(content: Content) {
  const texts = content.flatMap((part) => (part.type === 'text' ? [part] : []));
  return texts.filter((part) => part.providerMetadata?.['openai']?.['phase'] !== 'commentary');
}

/** The answer's text. */
export function readFinalText(content: Content): string {
  return listFinalTexts(content)
    .map((part) => part.text)
    .join('');
}

/**
 * The addresses the text cites, in the order it cites them, each with the place of its mark. Pages that were searched and not cited are left out:
 * the SDK's own `sources` lists those instead.
 */
export function readCitations(content: Content): EngineCitation[] {
  let before = 0;
  return listFinalTexts(content).flatMap(({ text, citations = [] }) => {
    const partStart = before;
    before += text.length;
    return citations
      .toSorted((a, b) => (a.startIndex ?? 0) - (b.startIndex ?? 0))
      .flatMap(({ source, startIndex: start, endIndex: end }) => {
        if (source.sourceType !== 'url') return [];
        const span = shiftSpan(spanOfCharacters({ text, start, end }), partStart);
        return [{ url: source.url, title: source.title ?? null, span }];
      });
  });
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

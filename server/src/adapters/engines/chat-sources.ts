import type { MetadataExtractor } from '@ai-sdk/openai-compatible';
import * as z from 'zod';
import type { EngineCitation } from './answer-engine.ts';
import { spanOfCharacters } from './answer-span.ts';

const searchResult = z.object({ url: z.string(), title: z.string().nullish() });
const annotation = searchResult.extend({
  start_index: z.int().nullish().catch(null),
  end_index: z.int().nullish().catch(null),
});

/** Where servers of this protocol put their sources; each form is read on its own, so a broken one harms no other. */
const annotationsForm = z.object({
  choices: z.array(
    z.object({
      message: z.object({
        content: z.string().nullish(),
        annotations: z.array(z.object({ url_citation: annotation }).or(annotation)),
      }),
    }),
  ),
});
const citationsForm = z.object({ citations: z.array(z.string().or(searchResult)) });
const searchResultsForm = z.object({ search_results: z.array(searchResult) });
/** Perplexity says what it charges, in dollars. */
const costForm = z.object({ usage: z.object({ cost: z.object({ total_cost: z.number().nonnegative() }) }) });

const keptSources = z.object({
  citations: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullable(),
      span: z.object({ start: z.int(), end: z.int() }).nullable(),
    }),
  ),
  costMicroDollars: z.number().nullable(),
});
/** What the SDK drops from a chat completion and we keep; the cost is null where the provider names none. */
export type ChatSources = z.infer<typeof keptSources>;

const keptMetadata = z.object({ citato: keptSources });

function listAnnotations(body: unknown): EngineCitation[] {
  const { content, annotations = [] } = annotationsForm.safeParse(body).data?.choices[0]?.message ?? {};
  return annotations
    .map((one) => ('url_citation' in one ? one.url_citation : one))
    .map(({ url, title, start_index: start, end_index: end }) => ({
      url,
      title: title ?? null,
      span: spanOfCharacters({ text: content ?? '', start, end }),
    }));
}

/**
 * The sources in a chat completion: `annotations` of the message (OpenAI, OpenRouter), else `citations` with titles
 * from `search_results` (Perplexity and servers like it), else `search_results` alone.
 */
function parseCitations(body: unknown): EngineCitation[] {
  const annotations = listAnnotations(body);
  if (annotations.length > 0) return annotations;
  const results = searchResultsForm.safeParse(body).data?.search_results ?? [];
  const titles = new Map(results.map(({ url, title }) => [url, title ?? null]));
  const cited = (citationsForm.safeParse(body).data?.citations ?? []).map((entry) =>
    typeof entry === 'string' ? { url: entry } : entry,
  );
  return (cited.length > 0 ? cited : results).map(({ url }) => ({
    url,
    title: titles.get(url) ?? null,
    span: null,
  }));
}

function parseCost(body: unknown): number | null {
  const dollars = costForm.safeParse(body).data?.usage.cost.total_cost;
  return dollars === undefined ? null : Math.ceil(dollars * 1_000_000);
}

/** The SDK drops sources and cost of this protocol; this keeps them in its metadata. */
export const sourcesExtractor: MetadataExtractor = {
  extractMetadata: ({ parsedBody }) => {
    const citations = parseCitations(parsedBody).map(({ url, title, span }) => ({
      url,
      title,
      span: span && { start: span.start, end: span.end },
    }));
    return Promise.resolve({ citato: { citations, costMicroDollars: parseCost(parsedBody) } });
  },
  // Answers are asked for whole, never streamed; the interface wants the method all the same.
  createStreamExtractor: () => ({
    processChunk: () => undefined,
    buildMetadata: () => undefined,
  }),
};

/** What sourcesExtractor kept. */
export function readChatSources(metadata: unknown): ChatSources {
  return keptMetadata.safeParse(metadata).data?.citato ?? { citations: [], costMicroDollars: null };
}

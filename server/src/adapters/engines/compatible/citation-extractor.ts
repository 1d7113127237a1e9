import type { MetadataExtractor } from '@ai-sdk/openai-compatible';
import * as z from 'zod';
import type { EngineCitation } from '../answer-engine.ts';

const searchResult = z.object({ url: z.string(), title: z.string().nullish() });

/** Where servers of this protocol put their sources; each form is read on its own, so a broken one harms no other. */
const annotationsForm = z.object({
  choices: z.array(
    z.object({
      message: z.object({ annotations: z.array(z.object({ url_citation: searchResult }).or(searchResult)) }),
    }),
  ),
});
const citationsForm = z.object({ citations: z.array(z.string().or(searchResult)) });
const searchResultsForm = z.object({ search_results: z.array(searchResult) });

const extractedMetadata = z.object({ citato: z.object({ citations: z.array(searchResult) }) });

function listAnnotations(body: unknown): EngineCitation[] {
  const choices = annotationsForm.safeParse(body).data?.choices ?? [];
  return (choices[0]?.message.annotations ?? [])
    .map((annotation) => ('url_citation' in annotation ? annotation.url_citation : annotation))
    .map(({ url, title }) => ({ url, title: title ?? null }));
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
  return (cited.length > 0 ? cited : results).map(({ url }) => ({ url, title: titles.get(url) ?? null }));
}

/** The SDK drops the sources of this protocol; this keeps them in its metadata. */
export const citationExtractor: MetadataExtractor = {
  extractMetadata: ({ parsedBody }) =>
    Promise.resolve({
      citato: { citations: parseCitations(parsedBody).map(({ url, title }) => ({ url, title })) },
    }),
  // Answers are asked for whole, never streamed; the interface wants the method all the same.
  createStreamExtractor: () => ({
    processChunk: () => undefined,
    buildMetadata: () => undefined,
  }),
};

/** What citationExtractor kept. */
export function readExtractedCitations(metadata: unknown): EngineCitation[] {
  const citations = extractedMetadata.safeParse(metadata).data?.citato.citations ?? [];
  return citations.map(({ url, title }) => ({ url, title: title ?? null }));
}

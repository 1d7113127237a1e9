import type { ModelAnswer } from '../model-engine.ts';
import type { AgentResponse } from './agent-response.ts';
import { citeSources } from './cite-sources.ts';

/** What the Agent API answered, in the form all engines share. */
export function readAgentAnswer({
  status,
  model,
  output,
  usage,
  incomplete_details: incomplete,
}: AgentResponse): ModelAnswer {
  const parts = output.flatMap((item) => (item.type === 'message' ? item.content : []));
  const text = parts.map((part) => part.text).join('');
  const searches = output.filter((item) => item.type === 'search_results');
  const isDeclined = incomplete?.reason === 'content_filter' || parts.some((part) => part.type === 'refusal');
  return {
    text,
    ending: isDeclined ? 'declined' : status === 'incomplete' ? 'cut' : 'complete',
    model: model ?? null,
    citations: citeSources({ text, sources: searches.flatMap(({ results }) => results) }),
    searchQueries: searches.flatMap(({ queries }) => queries ?? []),
    used: {
      inputTokens: usage?.input_tokens ?? null,
      cachedInputTokens: usage?.input_tokens_details?.cache_read_input_tokens ?? null,
      outputTokens: usage?.output_tokens ?? null,
      searches: usage?.tool_calls_details?.search_web?.invocation ?? searches.length,
    },
    costMicroDollars: usage?.cost ? Math.ceil(usage.cost.total_cost * 1_000_000) : null,
  };
}

import * as z from 'zod';

const searchResults = z.object({
  type: z.literal('search_results'),
  queries: z.array(z.string()).nullish(),
  results: z.array(z.object({ id: z.int().nullish(), url: z.string(), title: z.string().nullish() })),
});
const message = z.object({
  type: z.literal('message'),
  content: z.array(
    z.union([
      z.object({ type: z.literal('output_text'), text: z.string() }),
      z.object({ type: z.literal('refusal'), refusal: z.string() }).transform(({ refusal }) => ({
        type: 'refusal' as const,
        text: refusal,
      })),
    ]),
  ),
});
/** Pages it opened, what other tools found, sources that cannot be read; a message that cannot be read is no answer. */
const otherItem = z
  .object({ type: z.string().refine((type) => type !== 'message') })
  .transform(() => ({ type: 'other' as const }));

const count = z.int().nonnegative().nullish().catch(null);

/**
 * What an answer of the Agent API is read for (docs.perplexity.ai/api-reference/agent-post). Usage is read leniently: an
 * answer is one without it.
 */
export const agentResponse = z.object({
  status: z.string(),
  model: z.string().nullish(),
  output: z.array(z.union([searchResults, message, otherItem])),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  error: z.object({ message: z.string().nullish(), type: z.string().nullish() }).nullish(),
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.object({ cache_read_input_tokens: count }).nullish().catch(null),
      tool_calls_details: z
        .object({ search_web: z.object({ invocation: count }).nullish() })
        .nullish()
        .catch(null),
      cost: z.object({ total_cost: z.number().nonnegative() }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
export type AgentResponse = z.infer<typeof agentResponse>;
export type AgentSource = z.infer<typeof searchResults>['results'][number];

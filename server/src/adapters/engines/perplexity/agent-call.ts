import {
  createJsonErrorResponseHandler,
  createJsonResponseHandler,
  postJsonToApi,
} from '@ai-sdk/provider-utils';
import { APICallError } from 'ai';
import * as z from 'zod';
import type { EngineQuestion } from '../answer-engine.ts';
import type { ModelAnswer } from '../model-engine.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import { agentResponse, type AgentResponse } from './agent-response.ts';
import { BOUNDS } from './bounds.ts';
import { readAgentAnswer } from './read-agent-answer.ts';

type Fetch = typeof globalThis.fetch;

const agentError = z.object({ error: z.object({ message: z.string() }) });

/**
 * The Agent API over POST {baseUrl}/agent, by the transport of the SDK: it has no protocol that reads the sources of
 * this one. A field it does not know is refused, and a model does not search unless it is given the search and told to.
 */
export function createAgentCall({ apiKey, baseUrl, model }: ProviderSettings, fetch: Fetch) {
  const url = `${baseUrl}/agent`;

  return async (question: EngineQuestion, signal: AbortSignal): Promise<ModelAnswer> => {
    const { value } = await postJsonToApi({
      url,
      headers: { authorization: `Bearer ${apiKey}` },
      body: {
        model,
        input: question.text,
        max_output_tokens: BOUNDS.agent.outputTokens,
        max_tool_calls: BOUNDS.agent.searches,
        tools: [
          {
            type: 'web_search',
            search_context_size: 'low',
            user_location: { country: question.country },
          },
        ],
        tool_choice: { type: 'web_search' },
        // Answers are kept here, by the retention of the customer's plan; not at the provider.
        store: false,
      },
      successfulResponseHandler: createJsonResponseHandler(agentResponse),
      failedResponseHandler: createJsonErrorResponseHandler({
        errorSchema: agentError,
        errorToMessage: ({ error }) => error.message,
      }),
      abortSignal: signal,
      fetch,
    });
    refuseUnfinished({ response: value, url });
    return readAgentAnswer(value);
  };
}

/** A run that failed or was cancelled arrives with the HTTP status of an answer. */
function refuseUnfinished({ response, url }: { response: AgentResponse; url: string }): void {
  if (response.status === 'completed' || response.status === 'incomplete') return;
  const { message, type } = response.error ?? {};
  throw new APICallError({
    message: message ?? `the run ended as ${response.status}`,
    url,
    requestBodyValues: {},
    statusCode: 500,
    responseBody: JSON.stringify({ error: { message, type: type ?? response.status } }),
  });
}

/** An answer before it takes the form of a protocol. */
export interface WireAnswer {
  readonly text: string;
  readonly isRefusal: boolean;
  readonly model: string;
  readonly citations: readonly { url: string; title: string | null }[];
  readonly searchQueries: readonly string[];
}

/** About four characters a token, as providers bill. */
const countTokens = (text: string) => Math.ceil(text.length / 4);

/** The body of POST /responses: searches first, then one message with its citations as annotations. */
export function buildResponsesBody({ answer, question }: { answer: WireAnswer; question: string }): string {
  const { text, model, citations, searchQueries, isRefusal } = answer;
  const searches = searchQueries.map((query, index) => ({
    type: 'web_search_call',
    id: `ws_${index}`,
    status: 'completed',
    action: {
      type: 'search',
      query,
      sources: [...citations, { url: 'https://searched-not-cited.example/' }].map(({ url }) => ({
        type: 'url',
        url,
      })),
    },
  }));
  const annotations = citations.map(({ url, title }) => ({
    type: 'url_citation',
    start_index: 0,
    end_index: 1,
    url: `${url}?utm_source=openai`,
    title: title ?? '',
  }));
  const content = isRefusal
    ? { type: 'refusal', refusal: text }
    : { type: 'output_text', text, annotations, logprobs: [] };
  const message = {
    type: 'message',
    id: 'msg_1',
    role: 'assistant',
    status: 'completed',
    content: [content],
  };
  const usage = {
    input_tokens: countTokens(question),
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: countTokens(text),
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: countTokens(question) + countTokens(text),
  };
  return JSON.stringify({
    id: 'resp_1',
    object: 'response',
    created_at: 1_780_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model,
    output: text === '' ? searches : [...searches, message],
    usage,
  });
}

/** The body of POST /chat/completions, with sources where Perplexity and servers like it put them. */
export function buildChatBody({ answer, question }: { answer: WireAnswer; question: string }): string {
  const { text, model, citations, isRefusal } = answer;
  const message = isRefusal
    ? { role: 'assistant', content: null, refusal: text }
    : { role: 'assistant', content: text };
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    citations: citations.map(({ url }) => url),
    search_results: citations.map(({ url, title }) => ({ url, title })),
    usage: {
      prompt_tokens: countTokens(question),
      completion_tokens: countTokens(text),
      total_tokens: countTokens(question) + countTokens(text),
    },
  });
}

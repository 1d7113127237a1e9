/** An answer before it takes the form of a protocol. */
export interface WireAnswer {
  readonly text: string;
  readonly isRefusal: boolean;
  /** It stops where the room for it ends. */
  readonly isCut: boolean;
  readonly model: string;
  readonly citations: readonly {
    url: string;
    title: string | null;
    span?: { start: number; end: number } | null;
  }[];
  readonly searchQueries: readonly string[];
  /** What it consumed; counted from the texts where it is left out. */
  readonly tokens?: { input: number; output: number } | undefined;
}

/** The protocols the engines are asked by. */
export type Protocol = 'responses' | 'agent' | 'chat' | 'generate_content' | 'messages';

/** About four characters a token, as providers bill. */
const countTokens = (text: string) => Math.ceil(text.length / 4);

const countUse = ({ answer: { tokens, text }, question }: { answer: WireAnswer; question: string }) =>
  tokens ?? { input: countTokens(question), output: countTokens(text) };

/** OpenAI counts characters, Google bytes. */
const countCharacters = (text: string, offset: number) => [...text.slice(0, offset)].length;
const buildSegment = (text: string, { start, end }: { start: number; end: number }) => ({
  startIndex: Buffer.byteLength(text.slice(0, start)),
  endIndex: Buffer.byteLength(text.slice(0, end)),
  text: text.slice(start, end),
});

/** The body of POST /responses: searches first, then one message with its citations as annotations. */
export function buildResponsesBody({ answer, question }: { answer: WireAnswer; question: string }): string {
  const { text, model, citations, searchQueries, isRefusal, isCut } = answer;
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
  const annotations = citations.map(({ url, title, span }) => ({
    type: 'url_citation',
    start_index: countCharacters(text, span?.start ?? 0),
    end_index: countCharacters(text, span?.end ?? 0),
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
  const { input, output } = countUse({ answer, question });
  const usage = {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
  return JSON.stringify({
    id: 'resp_1',
    object: 'response',
    created_at: 1_780_000_000,
    status: isCut ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    model,
    output: text === '' ? searches : [...searches, message],
    usage,
  });
}

/** The body of POST /agent, Perplexity's form of /responses: what was found as an item, and the price. */
export function buildAgentBody({ answer, question }: { answer: WireAnswer; question: string }): string {
  const { text, model, citations, searchQueries, isRefusal, isCut } = answer;
  const found = {
    type: 'search_results',
    queries: searchQueries,
    results: citations.map(({ url, title }, index) => ({
      id: index + 1,
      url,
      title: title ?? '',
      snippet: 'un passo della pagina',
      source: 'web',
    })),
  };
  const message = {
    type: 'message',
    id: 'msg_1',
    role: 'assistant',
    status: 'completed',
    content: [{ type: 'output_text', text, annotations: [] }],
  };
  const reason = isRefusal ? 'content_filter' : isCut ? 'max_output_tokens' : null;
  const { input, output } = countUse({ answer, question });
  return JSON.stringify({
    id: 'resp_1',
    object: 'response',
    created_at: 1_780_000_000,
    status: reason === null ? 'completed' : 'incomplete',
    incomplete_details: reason === null ? null : { reason },
    model,
    output: text === '' ? [found] : [found, message],
    usage: {
      input_tokens: input,
      output_tokens: output,
      total_tokens: input + output,
      tool_calls_details: { search_web: { invocation: 1 } },
    },
  });
}

/** The body of POST /chat/completions, with sources where Perplexity and servers like it put them. */
export function buildChatBody({ answer, question }: { answer: WireAnswer; question: string }): string {
  const { text, model, citations, isRefusal, isCut } = answer;
  const message = isRefusal
    ? { role: 'assistant', content: null, refusal: text }
    : { role: 'assistant', content: text };
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: isCut ? 'length' : 'stop' }],
    citations: citations.map(({ url }) => url),
    search_results: citations.map(({ url, title }) => ({ url, title })),
    usage: {
      prompt_tokens: countTokens(question),
      completion_tokens: countTokens(text),
      total_tokens: countTokens(question) + countTokens(text),
    },
  });
}

/** The body of POST /models/{model}:generateContent: one candidate, its sources and searches as grounding. */
export function buildGenerateContentBody({
  answer,
  question,
}: {
  answer: WireAnswer;
  question: string;
}): string {
  const { text, model, citations, searchQueries, isRefusal, isCut } = answer;
  const chunks = [...citations, { url: 'https://searched-not-cited.example/', title: 'altro' }];
  const { input, output } = countUse({ answer, question });
  const candidate = isRefusal
    ? { finishReason: 'SAFETY', index: 0 }
    : {
        content: { role: 'model', parts: text === '' ? [] : [{ text }] },
        finishReason: isCut ? 'MAX_TOKENS' : 'STOP',
        index: 0,
        groundingMetadata: {
          webSearchQueries: searchQueries,
          groundingChunks: chunks.map(({ url, title }) => ({ web: { uri: url, title: title ?? '' } })),
          groundingSupports: citations.map(({ span }, index) => ({
            ...(span && { segment: buildSegment(text, span) }),
            groundingChunkIndices: [index],
          })),
        },
      };
  return JSON.stringify({
    candidates: [candidate],
    usageMetadata: {
      promptTokenCount: input,
      candidatesTokenCount: output,
      totalTokenCount: input + output,
    },
    modelVersion: model,
    responseId: 'response-1',
  });
}

/** The body of POST /messages: searches with what they found, then the text with its citations. */
export function buildMessagesBody({ answer, question }: { answer: WireAnswer; question: string }): string {
  const { text, model, citations, searchQueries, isRefusal, isCut } = answer;
  const results = [...citations, { url: 'https://searched-not-cited.example/', title: 'altro' }].map(
    ({ url, title }) => ({
      type: 'web_search_result',
      url,
      title: title ?? '',
      encrypted_content: 'EqgfCioIARgB',
      page_age: null,
    }),
  );
  const searches = searchQueries.flatMap((query, index) => [
    { type: 'server_tool_use', id: `srvtoolu_${String(index)}`, name: 'web_search', input: { query } },
    { type: 'web_search_tool_result', tool_use_id: `srvtoolu_${String(index)}`, content: results },
  ]);
  const cited = citations.map(({ url, title }) => ({
    type: 'web_search_result_location',
    url,
    title: title ?? '',
    encrypted_index: 'Eo8BCioIAhgB',
    cited_text: 'un passo della pagina',
  }));
  const { input, output } = countUse({ answer, question });
  const message = { type: 'text', text, ...(cited.length > 0 && { citations: cited }) };
  return JSON.stringify({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: text === '' ? searches : [...searches, message],
    stop_reason: isRefusal ? 'refusal' : isCut ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: input,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: output,
      server_tool_use: { web_search_requests: searchQueries.length },
    },
  });
}

/** How a protocol words an error. */
export function buildErrorBody({
  protocol,
  code,
  message,
}: {
  protocol: Protocol;
  code: string;
  message: string;
}): string {
  if (protocol === 'messages') {
    return JSON.stringify({ type: 'error', error: { type: code, message }, request_id: 'req_1' });
  }
  if (protocol === 'agent') return JSON.stringify({ error: { message, type: code, code: 400 } });
  const error = protocol === 'generate_content' ? { code: 0, message, status: code } : { code, message };
  return JSON.stringify({ error });
}

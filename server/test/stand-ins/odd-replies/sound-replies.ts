import type { Protocol } from '../wire-formats.ts';

/** What every sound reply says, whatever its protocol. */
export const SAID = 'Per cominciare guarderei **Zefirando** [1], poi Lanternia [2].';
export const PAGES = ['https://zefirando.example/prova', 'https://lanternia.example/prova'] as const;
export const MODEL = 'un-modello-2026-11-01';

export type Step = string | number;

/**
 * What is lost with a field that cannot be read: a page by its place, all of them, the answer, or a part of what it
 * consumed.
 */
export type Loss = { readonly page: 0 | 1 } | 'pages' | 'answer' | 'cost' | 'pages and cost';

interface KnownObject {
  readonly path: readonly Step[];
  /** The fields that are read, each with what is lost where it cannot be. */
  readonly read: Readonly<Record<string, Loss | null>>;
  /** Others that a provider sends, of which none is needed. */
  readonly unread?: readonly string[];
}

interface KnownList {
  readonly path: readonly Step[];
  /** Where its entries have their type: an unknown one stands beside the known. */
  readonly unknown: unknown;
}

interface SoundReply {
  readonly body: unknown;
  readonly objects: readonly KnownObject[];
  readonly lists: readonly KnownList[];
}

const UNKNOWN = { type: 'something_of_2027', id: 'x_1', value: { score: 0.5 } };
const [FIRST, SECOND] = PAGES;

const RESPONSES: SoundReply = {
  body: {
    id: 'resp_1',
    object: 'response',
    created_at: 1_780_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: MODEL,
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [] },
      {
        type: 'web_search_call',
        id: 'ws_1',
        status: 'completed',
        action: {
          type: 'search',
          query: 'gestionali',
          queries: ['gestionali'],
          sources: [{ type: 'url', url: FIRST }],
        },
      },
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        phase: 'final_answer',
        content: [
          {
            type: 'output_text',
            text: SAID,
            logprobs: [],
            annotations: [
              { type: 'url_citation', start_index: 0, end_index: 10, url: FIRST, title: 'Zefirando' },
              { type: 'url_citation', start_index: 20, end_index: 30, url: SECOND, title: 'Lanternia' },
            ],
          },
        ],
      },
    ],
    usage: {
      input_tokens: 9000,
      input_tokens_details: { cached_tokens: 1000 },
      output_tokens: 600,
      output_tokens_details: { reasoning_tokens: 100 },
      total_tokens: 9600,
    },
  },
  objects: [
    {
      path: [],
      read: { status: null, incomplete_details: null, model: null, output: 'answer', usage: 'cost' },
      unread: ['id', 'object', 'created_at'],
    },
    { path: ['output', 0], read: {}, unread: ['id', 'summary'] },
    { path: ['output', 1], read: { type: null, action: null }, unread: ['id', 'status'] },
    {
      path: ['output', 1, 'action'],
      read: { type: 'cost', query: null, queries: null },
      unread: ['sources'],
    },
    {
      path: ['output', 2],
      read: { type: null, content: 'answer' },
      unread: ['id', 'role', 'status', 'phase'],
    },
    {
      path: ['output', 2, 'content', 0],
      read: { type: null, text: 'answer', annotations: 'pages' },
      unread: ['logprobs'],
    },
    {
      path: ['output', 2, 'content', 0, 'annotations', 0],
      read: { type: null, url: { page: 0 }, title: null, start_index: null, end_index: null },
    },
    {
      path: ['usage'],
      read: { input_tokens: 'cost', input_tokens_details: 'cost', output_tokens: 'cost' },
      unread: ['output_tokens_details', 'total_tokens'],
    },
    { path: ['usage', 'input_tokens_details'], read: { cached_tokens: 'cost' } },
  ],
  lists: [
    { path: ['output'], unknown: UNKNOWN },
    { path: ['output', 1, 'action', 'queries'], unknown: UNKNOWN },
    { path: ['output', 2, 'content'], unknown: UNKNOWN },
    {
      path: ['output', 2, 'content', 0, 'annotations'],
      unknown: { ...UNKNOWN, url: 'https://sconosciuta.example/' },
    },
  ],
};

const citation = (url: string, title: string) => ({
  type: 'web_search_result_location',
  url,
  title,
  encrypted_index: 'Eo8B',
  cited_text: 'un passo',
});

const MESSAGES: SoundReply = {
  body: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: MODEL,
    content: [
      { type: 'thinking', thinking: 'Potrei citare Contalesto.', signature: 'EqQB' },
      { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: { query: 'gestionali' } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'srv_1',
        content: [
          {
            type: 'web_search_result',
            url: FIRST,
            title: 'Zefirando',
            encrypted_content: 'Eq',
            page_age: null,
          },
        ],
      },
      {
        type: 'text',
        text: SAID,
        citations: [citation(FIRST, 'Zefirando'), citation(SECOND, 'Lanternia')],
      },
    ],
    stop_reason: 'end_turn',
    stop_sequence: null,
    stop_details: null,
    usage: {
      input_tokens: 8000,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 1000,
      output_tokens: 600,
      service_tier: 'standard',
      server_tool_use: { web_search_requests: 1, web_fetch_requests: 0 },
    },
  },
  objects: [
    {
      path: [],
      read: { model: null, content: 'answer', stop_reason: null, usage: 'cost' },
      unread: ['id', 'type', 'role', 'stop_sequence', 'stop_details'],
    },
    { path: ['content', 0], read: {}, unread: ['thinking', 'signature'] },
    { path: ['content', 1], read: { input: null }, unread: ['id', 'name'] },
    { path: ['content', 1, 'input'], read: { query: null } },
    { path: ['content', 2], read: {}, unread: ['tool_use_id', 'content'] },
    {
      path: ['content', 2, 'content', 0],
      read: {},
      unread: ['type', 'url', 'title', 'encrypted_content', 'page_age'],
    },
    { path: ['content', 3], read: { type: null, text: 'answer', citations: 'pages' } },
    {
      path: ['content', 3, 'citations', 0],
      read: { type: null, url: { page: 0 }, title: null },
      unread: ['encrypted_index', 'cited_text'],
    },
    {
      path: ['usage'],
      read: {
        input_tokens: 'cost',
        cache_creation_input_tokens: null,
        cache_read_input_tokens: 'cost',
        output_tokens: 'cost',
        server_tool_use: null,
      },
      unread: ['service_tier'],
    },
    {
      path: ['usage', 'server_tool_use'],
      read: { web_search_requests: null },
      unread: ['web_fetch_requests'],
    },
  ],
  lists: [
    { path: ['content'], unknown: UNKNOWN },
    { path: ['content', 3, 'citations'], unknown: { ...UNKNOWN, url: 'https://sconosciuta.example/' } },
  ],
};

const segment = (quote: string) => {
  const start = SAID.indexOf(quote);
  return { startIndex: start, endIndex: start + quote.length, text: quote };
};

const GENERATE_CONTENT: SoundReply = {
  body: {
    candidates: [
      {
        content: {
          role: 'model',
          parts: [
            { text: 'Potrei citare Contalesto.', thought: true },
            { text: SAID, thoughtSignature: 'Cg' },
          ],
        },
        finishReason: 'STOP',
        index: 0,
        safetyRatings: [{ category: 'HARM_CATEGORY_HARASSMENT', probability: 'NEGLIGIBLE' }],
        groundingMetadata: {
          webSearchQueries: ['gestionali'],
          searchEntryPoint: { renderedContent: '<div></div>' },
          groundingChunks: [
            { web: { uri: FIRST, title: 'zefirando.example' } },
            { web: { uri: SECOND, title: 'lanternia.example' } },
          ],
          groundingSupports: [
            { segment: segment('**Zefirando**'), groundingChunkIndices: [0], confidenceScores: [0.9] },
            { segment: segment('Lanternia'), groundingChunkIndices: [1] },
          ],
        },
      },
    ],
    usageMetadata: {
      promptTokenCount: 20,
      toolUsePromptTokenCount: 200,
      candidatesTokenCount: 60,
      thoughtsTokenCount: 100,
      totalTokenCount: 380,
      promptTokensDetails: [{ modality: 'TEXT', tokenCount: 20 }],
    },
    modelVersion: MODEL,
    responseId: 'r_1',
  },
  objects: [
    {
      path: [],
      read: { candidates: 'answer', usageMetadata: 'cost', modelVersion: null },
      unread: ['responseId'],
    },
    {
      path: ['candidates', 0],
      read: { content: 'answer', finishReason: null, groundingMetadata: 'pages and cost' },
      unread: ['index', 'safetyRatings'],
    },
    { path: ['candidates', 0, 'content'], read: { parts: 'answer' }, unread: ['role'] },
    {
      path: ['candidates', 0, 'content', 'parts', 1],
      read: { text: 'answer' },
      unread: ['thoughtSignature'],
    },
    {
      path: ['candidates', 0, 'groundingMetadata'],
      read: { webSearchQueries: 'cost', groundingChunks: 'pages', groundingSupports: null },
      unread: ['searchEntryPoint'],
    },
    { path: ['candidates', 0, 'groundingMetadata', 'groundingChunks', 0], read: { web: { page: 0 } } },
    {
      path: ['candidates', 0, 'groundingMetadata', 'groundingChunks', 0, 'web'],
      read: { uri: { page: 0 }, title: null },
    },
    {
      path: ['candidates', 0, 'groundingMetadata', 'groundingSupports', 0],
      read: { segment: null, groundingChunkIndices: { page: 0 } },
      unread: ['confidenceScores'],
    },
    {
      path: ['candidates', 0, 'groundingMetadata', 'groundingSupports', 0, 'segment'],
      read: { startIndex: null, endIndex: null, text: null },
    },
    {
      path: ['usageMetadata'],
      read: {
        promptTokenCount: 'cost',
        toolUsePromptTokenCount: 'cost',
        candidatesTokenCount: 'cost',
        thoughtsTokenCount: 'cost',
        totalTokenCount: null,
      },
      unread: ['promptTokensDetails'],
    },
  ],
  lists: [
    { path: ['candidates', 0, 'content', 'parts'], unknown: { somethingOf2027: { value: 1 } } },
    {
      path: ['candidates', 0, 'groundingMetadata', 'groundingSupports'],
      unknown: { somethingOf2027: 1, groundingChunkIndices: ['uno'] },
    },
    { path: ['candidates', 0, 'groundingMetadata', 'webSearchQueries'], unknown: { somethingOf2027: 1 } },
  ],
};

const CHAT: SoundReply = {
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: MODEL,
    system_fingerprint: 'fp_1',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: {
          role: 'assistant',
          content: SAID,
          reasoning_content: 'Potrei citare Contalesto.',
          refusal: null,
          tool_calls: [],
          annotations: [
            {
              type: 'url_citation',
              url_citation: { url: FIRST, title: 'Zefirando', start_index: 0, end_index: 10 },
            },
            {
              type: 'url_citation',
              url_citation: { url: SECOND, title: 'Lanternia', start_index: 20, end_index: 30 },
            },
          ],
        },
      },
    ],
    usage: {
      prompt_tokens: 22,
      completion_tokens: 310,
      total_tokens: 332,
      completion_tokens_details: { reasoning_tokens: 0 },
    },
  },
  objects: [
    {
      path: [],
      read: { model: null, choices: 'answer', usage: 'cost' },
      unread: ['id', 'object', 'created', 'system_fingerprint'],
    },
    { path: ['choices', 0], read: { finish_reason: null, message: 'answer' }, unread: ['index', 'logprobs'] },
    {
      path: ['choices', 0, 'message'],
      read: { content: 'answer', annotations: 'pages', refusal: null },
      unread: ['role', 'reasoning_content', 'tool_calls'],
    },
    { path: ['choices', 0, 'message', 'annotations', 0], read: { type: null, url_citation: { page: 0 } } },
    {
      path: ['choices', 0, 'message', 'annotations', 0, 'url_citation'],
      read: { url: { page: 0 }, title: null, start_index: null, end_index: null },
    },
    {
      path: ['usage'],
      read: { prompt_tokens: 'cost', completion_tokens: 'cost' },
      unread: ['total_tokens', 'completion_tokens_details'],
    },
  ],
  lists: [
    {
      path: ['choices', 0, 'message', 'annotations'],
      unknown: { ...UNKNOWN, url: 'https://sconosciuta.example/' },
    },
  ],
};

const AGENT: SoundReply = {
  body: {
    id: 'resp_1',
    object: 'response',
    created_at: 1_780_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: MODEL,
    output: [
      {
        type: 'search_results',
        queries: ['gestionali'],
        results: [
          { id: 1, url: FIRST, title: 'Zefirando', snippet: '…', source: 'web' },
          { id: 2, url: SECOND, title: 'Lanternia', snippet: '…', source: 'web' },
        ],
      },
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: SAID, annotations: [] }],
      },
    ],
    usage: {
      input_tokens: 5120,
      input_tokens_details: { cache_read_input_tokens: 1000 },
      output_tokens: 310,
      total_tokens: 5430,
      tool_calls_details: { search_web: { invocation: 1 } },
    },
  },
  objects: [
    {
      path: [],
      read: { status: null, incomplete_details: null, model: null, output: 'answer', usage: 'cost' },
      unread: ['id', 'object', 'created_at'],
    },
    { path: ['output', 0], read: { queries: null, results: 'pages' } },
    {
      path: ['output', 0, 'results', 0],
      read: { id: null, url: { page: 0 }, title: null },
      unread: ['snippet', 'source'],
    },
    { path: ['output', 1], read: { type: null, content: 'answer' }, unread: ['id', 'role', 'status'] },
    { path: ['output', 1, 'content', 0], read: { type: null, text: 'answer' }, unread: ['annotations'] },
    {
      path: ['usage'],
      read: {
        input_tokens: 'cost',
        input_tokens_details: 'cost',
        output_tokens: 'cost',
        tool_calls_details: null,
      },
      unread: ['total_tokens'],
    },
    { path: ['usage', 'tool_calls_details'], read: { search_web: null } },
  ],
  lists: [
    { path: ['output'], unknown: UNKNOWN },
    { path: ['output', 1, 'content'], unknown: UNKNOWN },
    { path: ['output', 0, 'queries'], unknown: UNKNOWN },
  ],
};

/** A reply of each protocol with everything that is read of one, and what each part is there for. */
export const SOUND_REPLIES: Readonly<Record<Protocol, SoundReply>> = {
  responses: RESPONSES,
  agent: AGENT,
  chat: CHAT,
  generate_content: GENERATE_CONTENT,
  messages: MESSAGES,
};

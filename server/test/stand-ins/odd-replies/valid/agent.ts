import { MODEL, PAGES, SAID, UNKNOWN, type ValidReply } from './valid-reply.ts';

const [FIRST, SECOND] = PAGES;

export const AGENT: ValidReply = {
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

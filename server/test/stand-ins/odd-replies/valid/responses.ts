import { MODEL, PAGES, SAID, UNKNOWN, type ValidReply } from './valid-reply.ts';

const [FIRST, SECOND] = PAGES;

export const RESPONSES: ValidReply = {
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

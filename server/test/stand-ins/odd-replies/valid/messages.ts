import { MODEL, PAGES, SAID, UNKNOWN, type ValidReply } from './valid-reply.ts';

const [FIRST, SECOND] = PAGES;

const citation = (url: string, title: string) => ({
  type: 'web_search_result_location',
  url,
  title,
  encrypted_index: 'Eo8B',
  cited_text: 'un passo',
});

export const MESSAGES: ValidReply = {
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

import { MODEL, PAGES, SAID, UNKNOWN, type ValidReply } from './valid-reply.ts';

const [FIRST, SECOND] = PAGES;

export const CHAT: ValidReply = {
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

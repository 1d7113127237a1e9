import { DEFAULT_MARKET } from '@citato/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { SAID, VALID_REPLIES } from '#test/stand-ins/odd-replies/valid-replies';
import { type FixtureServer, serveFixture } from '#test/stand-ins/engines/serve-fixture';
import { buildWired, PROTOCOLS, WAYS, type Way } from '#test/stand-ins/wired/wired-engines';

const QUESTION = { text: 'Quale gestionale scegliere?', ...DEFAULT_MARKET, sample: 1 } as const;

let server: FixtureServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function ask(way: Way, body: string) {
  server = await serveFixture({ body });
  const engine = buildWired(way, server.baseUrl);
  return { engine, reply: await engine.ask(QUESTION, { signal: new AbortController().signal }) };
}
const quote = (text: string) => JSON.stringify(text).slice(1, -1);
const saying = (way: Way, text: string) =>
  JSON.stringify(VALID_REPLIES[PROTOCOLS[way]].body).replaceAll(quote(SAID), quote(text));

describe.each(WAYS)('an answer of %s', (way) => {
  it.each([
    ['tags', `<think>Potrei citare Contalesto.</think>\n\n${SAID}`],
    ['a tag whose beginning is missing', `Potrei citare Contalesto.\n</thinking>\n\n${SAID}`],
    ['brackets', `[THINK]Potrei citare Contalesto.[/THINK]${SAID}`],
    ['reasoning', `<reasoning>\nPotrei citare Contalesto.\n</reasoning>\n${SAID}`],
    ['channels', `<|channel|>analysis<|message|>Contalesto?<|end|><|channel|>final<|message|>${SAID}`],
  ])('is without thoughts in %s', async (_, text) => {
    const { reply } = await ask(way, saying(way, text));
    expect(reply).toMatchObject({ status: 'ok', text: SAID });
    if (reply.status === 'failed') return;
    for (const { span } of reply.citations)
      if (span !== null) expect(SAID.slice(span.start, span.end)).not.toBe('');
  });

  it('keeps what it says about such tags', async () => {
    const text = `Il tag \`<think>\` apre i pensieri, \`</think>\` li chiude. ${SAID}`;
    expect((await ask(way, saying(way, text))).reply).toMatchObject({ status: 'ok', text });
  });

  it.each([
    ['a page', '<!doctype html><html><body>502 Bad Gateway</body></html>', 'bad_answer'],
    ['half of it', saying(way, SAID).slice(0, -40), 'bad_answer'],
    ['nothing', '', 'bad_answer'],
    ['null', 'null', 'bad_answer'],
    ['a list', '[]', 'bad_answer'],
    ['an error in words', '{"error":"overloaded"}', 'bad_answer'],
    ['an error of a kind', '{"error":{"type":"overloaded_error","message":"Overloaded"}}', 'provider_error'],
    ['an error with a number', '{"error":{"code":502,"message":"Upstream"}}', 'provider_error'],
  ])('is none where %s came in its place', async (_, body, kind) => {
    const { reply, engine } = await ask(way, body);
    expect(reply).toMatchObject({ status: 'failed', kind });
    if (kind === 'bad_answer')
      expect(reply).toMatchObject({ costMicroDollars: engine.estimatedCostMicroDollars });
  });

  it('is none where an error stands beside it, and costs what it consumed', async () => {
    const error = '"error":{"code":"server_error","message":"The model failed."}';
    const { reply, engine } = await ask(way, saying(way, SAID).replace(/}$/, `,${error}}`));
    expect(reply).toMatchObject({ status: 'failed', kind: 'provider_error' });
    if (reply.status !== 'failed') return;
    expect(reply.costMicroDollars > 0).toBe(engine.estimatedCostMicroDollars > 0);
    expect(reply.costMicroDollars).toBeLessThanOrEqual(engine.estimatedCostMicroDollars / 2);
  });
});

const text = (value: string, rest: object = {}) => ({ type: 'text', text: value, ...rest });
const search = (id: string) => [
  { type: 'server_tool_use', id, name: 'web_search', input: { query: 'gestionali' } },
  { type: 'web_search_tool_result', tool_use_id: id, content: [] },
];
const message = (value: string, rest: object = {}) => ({
  type: 'message',
  content: [{ type: 'output_text', text: value, annotations: [] }],
  ...rest,
});
const usage = { input_tokens: 100, output_tokens: 50 };
const claude = (content: unknown[], stop_reason = 'end_turn') => ({ content, stop_reason, usage });
const FIRST = 'Contalesto è il più noto.';
const LATER = 'Zefirando costa meno.';
const BOTH = `${FIRST}\n\n${LATER}`;

describe('what is said before and after a search', () => {
  it.each([
    ['anthropic', claude([text(FIRST), ...search('1'), text(LATER)])],
    ['anthropic', claude([text(FIRST), ...search('1'), text('Cerco ancora.'), ...search('2'), text(LATER)])],
    [
      'openai',
      { output: [message(FIRST), { type: 'web_search_call', action: null }, message(LATER)], usage },
    ],
    [
      'perplexity',
      {
        status: 'completed',
        output: [message(FIRST), { type: 'search_results', results: [] }, message(LATER)],
        usage,
      },
    ],
    [
      'google',
      {
        candidates: [
          { content: { parts: [{ text: FIRST }, { toolCall: { name: 'google_search' } }, { text: LATER }] } },
        ],
      },
    ],
  ] as const)('is one answer of %s', async (way, body) => {
    expect((await ask(way, JSON.stringify(body))).reply).toMatchObject({ status: 'ok', text: BOTH });
  });

  it.each([
    ['anthropic', claude([text('Cerco qualche confronto.'), ...search('1'), text(LATER)])],
    ['openai', { output: [message('Cerco qualche confronto.'), message(LATER)], usage }],
    ['openai', { output: [message('Penso ai nomi.', { phase: 'commentary' }), message(LATER)], usage }],
  ] as const)('is what %s answers, without a remark', async (way, body) => {
    expect((await ask(way, JSON.stringify(body))).reply).toMatchObject({ status: 'ok', text: LATER });
  });

  it('keeps the pages of both with their places', async () => {
    const cited = (value: string, url: string) =>
      text(value, { citations: [{ type: 'web_search_result_location', url, title: null }] });
    const body = claude([
      cited(FIRST, 'https://a.example/'),
      ...search('1'),
      cited(LATER, 'https://b.example/'),
    ]);
    const { reply } = await ask('anthropic', JSON.stringify(body));
    if (reply.status === 'failed') throw new Error(reply.detail);
    expect(
      reply.citations.map(({ url, span }) => [url, span && reply.text.slice(span.start, span.end)]),
    ).toEqual([
      ['https://a.example/', FIRST],
      ['https://b.example/', LATER],
    ]);
  });

  it('is an answer where the provider pauses after it, and none where it has only said what it looks for', async () => {
    const paused = claude([text(LATER), ...search('1')], 'pause_turn');
    expect((await ask('anthropic', JSON.stringify(paused))).reply).toMatchObject({
      status: 'ok',
      text: LATER,
    });
    const silent = claude([text('Cerco ancora.'), ...search('1')], 'pause_turn');
    // 100 × 2 + 50 × 10 + one search at 10,000.
    expect((await ask('anthropic', JSON.stringify(silent))).reply).toMatchObject({
      status: 'failed',
      kind: 'bad_answer',
      costMicroDollars: 10_700,
    });
  });
});

describe('a chat completion', () => {
  it.each([
    ['text and thoughts', [{ type: 'thinking', thinking: [text('Contalesto?')] }, text(LATER)], undefined],
    ['pieces', [text('Zefirando '), text('costa meno.')], undefined],
    ['a part nobody knows', [text(LATER), { type: 'hologram', data: 'x' }], ['part']],
    ['bare texts', ['Zefirando ', 'costa meno.'], undefined],
  ])('is read where its content is a list of %s', async (_, content, unknownDetails) => {
    const body = {
      choices: [{ message: { content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 2 },
    };
    const { reply } = await ask('compatible', JSON.stringify(body));
    expect(reply).toMatchObject({ status: 'ok', text: LATER });
    expect(reply.unknownDetails).toEqual(unknownDetails);
  });

  it('keeps the valid sources beside broken ones, wherever they stand', async () => {
    const base = {
      choices: [{ message: { content: LATER } }],
      usage: { prompt_tokens: 1, completion_tokens: 2 },
    };
    const body = {
      ...base,
      citations: ['https://a.example/', null, 7, { title: 'senza indirizzo' }, { url: 'https://b.example/' }],
      search_results: [{ title: 'x' }, null, { url: 'https://b.example/', title: 'B' }],
    };
    for (const way of ['compatible', 'perplexity by chat'] as const)
      expect((await ask(way, JSON.stringify(body))).reply).toMatchObject({
        citations: [
          { url: 'https://a.example/', title: null },
          { url: 'https://b.example/', title: 'B' },
        ],
        unknownDetails: ['source'],
      });
  });
});

it.each([
  [
    'openai',
    { output: [{ type: 'message_of_2027', content: [{ type: 'output_text', text: LATER }] }], usage },
  ],
  ['openai', { output: [null, 7], usage }],
  ['perplexity', { status: 'completed', output: [{ type: 'answer_of_2027', text: LATER }], usage }],
  ['google', { candidates: [null], usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 2 } }],
  [
    'google',
    { candidates: [{ content: LATER }], usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 2 } },
  ],
  ['anthropic', claude([{ type: 'text_of_2027', text: LATER }])],
  ['compatible', { choices: [{ message: { content: { of: 2027 } } }] }],
] as const)(
  'a reply of %s is none, and no empty answer, where all of its text may be in what nobody knows',
  async (way, body) => {
    const { reply, engine } = await ask(way, JSON.stringify(body));
    expect(reply).toMatchObject({ status: 'failed', kind: 'bad_answer' });
    if (reply.status !== 'failed') return;
    expect(reply.costMicroDollars > 0).toBe(engine.estimatedCostMicroDollars > 0);
    expect(reply.costMicroDollars).toBeLessThanOrEqual(engine.estimatedCostMicroDollars / 4);
  },
);

it('a run that failed costs what it says itself', async () => {
  const error = { type: 'internal_error', message: 'x' };
  const priced = { status: 'failed', output: [], error, usage: { cost: { total_cost: 0.0123 } } };
  expect((await ask('perplexity', JSON.stringify(priced))).reply).toMatchObject({
    status: 'failed',
    kind: 'provider_error',
    costMicroDollars: 12_300,
  });
});

it('a reply whose text came in a form nobody knows is none, and costs what it consumed', async () => {
  const body = { output: [{ type: 'message', content: [{ type: 'output_rich_text', runs: [] }] }], usage };
  const { reply } = await ask('openai', JSON.stringify(body));
  // 100 × 0.75 + 50 × 4.5.
  expect(reply).toMatchObject({
    status: 'failed',
    kind: 'bad_answer',
    costMicroDollars: 300,
    unknownDetails: ['part'],
  });
});

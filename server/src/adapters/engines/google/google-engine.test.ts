import { describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { listPassages } from '#test/stand-ins/engines/list-passages';
import { ENGINE_QUESTION as QUESTION, setUpEngineTest } from '#test/stand-ins/engines/set-up-engine-test';
import { createGoogleEngine } from './google-engine.ts';
import type { ResolveRedirect } from './resolve-sources.ts';

const buildWith =
  (resolveRedirect: ResolveRedirect) =>
  ({ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number }) => {
    const settings = { apiKey: 'AIza-test', baseUrl, model: 'gemini-3.8-flash' };
    return createGoogleEngine({ settings, timeoutMs, clock: systemClock, resolveRedirect });
  };

const { seeRequest, askRecorded } = setUpEngineTest({
  name: 'Gemini',
  fixtures: new URL('fixtures/', import.meta.url),
  build: buildWith(() => Promise.resolve(null)),
});

describe('Gemini', () => {
  it('receives the question verbatim, from Italy, with Google Search and nothing else', async () => {
    const request = await seeRequest();
    expect(request).toMatchObject({
      path: '/v1/models/gemini-3.8-flash:generateContent',
      authorization: 'AIza-test',
      body: {
        contents: [{ role: 'user', parts: [{ text: QUESTION.text }] }],
        tools: [{ googleSearch: {} }],
        toolConfig: { retrievalConfig: { latLng: { latitude: 41.9, longitude: 12.5 } } },
      },
    });
    expect(request?.body).not.toHaveProperty('systemInstruction');
  });
});

describe('recorded answers of Gemini', () => {
  it('keeps the text without its thoughts, the pages in the order it rests on them, the searches and the price', async () => {
    const resolveRedirect: ResolveRedirect = ({ url }) =>
      Promise.resolve(`https://pagina.example/${url.slice(-3)}`);
    expect(await askRecorded('grounded-answer', { build: buildWith(resolveRedirect) })).toMatchObject({
      status: 'ok',
      text: 'Due nomi più citati sono **Zefirando** e **Lanternia**. Il primo costa meno.',
      model: 'gemini-3.8-flash-001',
      citations: [
        { url: 'https://pagina.example/due', title: 'zefirando.example' },
        { url: 'https://pagina.example/uno', title: 'lanternia.example' },
      ],
      searchQueries: ['migliori gestionali magazzino', 'gestionale magazzino prezzi'],
      // 220 read × 1.5 + 160 written and thought × 7.5 + two queries at 14,000.
      usage: { inputTokens: 220, outputTokens: 160, searches: 2, costMicroDollars: 29_530 },
    });
  });

  it('says which words of the text each page bears, whatever letters stand before them', async () => {
    const reply = await askRecorded('grounded-answer');
    expect(listPassages(reply)).toEqual([
      'Due nomi più citati sono **Zefirando** e **Lanternia**.',
      'Il primo costa meno.',
    ]);
  });

  it('knows a page by its domain when its address cannot be found out', async () => {
    expect(await askRecorded('grounded-answer')).toMatchObject({
      citations: [
        { url: 'https://zefirando.example/', title: 'zefirando.example' },
        { url: 'https://lanternia.example/', title: 'lanternia.example' },
      ],
    });
  });

  it('takes a blocked question for a refusal', async () => {
    expect(await askRecorded('blocked-question')).toMatchObject({ status: 'refused' });
  });

  it('calls an answer empty that used up its tokens by thinking, and books what it cost', async () => {
    expect(await askRecorded('out-of-tokens')).toMatchObject({
      status: 'empty',
      usage: { costMicroDollars: 60_030 },
    });
  });

  it('waits as long as the body asks, because no header does', async () => {
    expect(await askRecorded('quota-exceeded', { status: 429 })).toMatchObject({
      status: 'failed',
      kind: 'rate_limited',
      retryAfterSeconds: 37,
      detail: 'HTTP 429 RESOURCE_EXHAUSTED',
    });
  });
});

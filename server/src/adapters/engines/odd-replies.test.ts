import { DEFAULT_MARKET } from '@citato/contract';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOddReplies } from '#test/stand-ins/odd-replies/list-odd-replies';
import { MODEL, PAGES, SAID, VALID_REPLIES } from '#test/stand-ins/odd-replies/valid-replies';
import { buildWired, PROTOCOLS, WAYS, type Way } from '#test/stand-ins/wired/wired-engines';
import type { EngineReply } from './answer-engine.ts';

const QUESTION = { text: 'Quale gestionale scegliere?', ...DEFAULT_MARKET, sample: 1 } as const;

let server: Server;
let baseUrl = '';
let body = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const ask = async (way: Way, reply: string): Promise<EngineReply> => {
  body = reply;
  return buildWired(way, baseUrl).ask(QUESTION, { signal: new AbortController().signal });
};
const costOf = (reply: EngineReply) =>
  reply.status === 'failed' ? reply.costMicroDollars : reply.usage.costMicroDollars;

describe.each(WAYS)('what %s replies', (way) => {
  const protocol = PROTOCOLS[way];
  const valid = JSON.stringify(VALID_REPLIES[protocol].body);

  it('is read whole where everything is as it is known', async () => {
    const reply = await ask(way, valid);
    expect(reply).toMatchObject({
      status: 'ok',
      text: SAID,
      model: MODEL,
      citations: PAGES.map((url) => ({ url })),
    });
    expect(reply.unknownDetails).toBeUndefined();
    expect(costOf(reply)).toBeLessThanOrEqual(buildWired(way, baseUrl).estimatedCostMicroDollars / 2);
  });

  it.each(listOddReplies(protocol))(
    'loses nothing more than a detail: $what',
    async ({ body: odd, lost, isCounted }) => {
      const [asKnown, reply] = [await ask(way, valid), await ask(way, odd)];
      const { estimatedCostMicroDollars: most } = buildWired(way, baseUrl);
      if (lost === 'answer') {
        // Where there is nothing it is an empty answer; where there is something else it is none.
        if (isCounted) expect(reply).toMatchObject({ status: 'failed', kind: 'bad_answer' });
        else expect(reply).not.toMatchObject({ status: 'ok' });
        // Its own usage says what it cost.
        if (JSON.parse(odd) !== null)
          expect(costOf(reply)).toBeLessThanOrEqual(Math.max(costOf(asKnown), most / 2));
        return;
      }
      const lostPage = typeof lost === 'object' && lost !== null ? lost.page : null;
      const pages =
        lost === 'pages' || lost === 'pages and cost' ? [] : PAGES.filter((_, index) => index !== lostPage);
      expect(reply).toMatchObject({ status: 'ok', text: SAID });
      expect(reply.status === 'failed' ? [] : reply.citations.map(({ url }) => url)).toEqual(pages);
      if (isCounted) expect(reply.unknownDetails).not.toBeUndefined();
      if (lost === 'cost' || lost === 'pages and cost') {
        expect(costOf(reply) > 0).toBe(most > 0);
        expect(costOf(reply)).toBeLessThan(Math.max(1, most));
      } else expect(costOf(reply)).toBe(costOf(asKnown));
    },
  );
});

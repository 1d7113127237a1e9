import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import * as z from 'zod';
import { generateDemoAnswer } from '../../../src/adapters/engines/demo/generate-demo-answer.ts';
import type { SuiteFault } from './describe-answer-engine.ts';

/** A request as it arrived at a vendor. */
export interface VendorRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

export interface SearchVendorStandIn {
  readonly baseUrl: string;
  readonly requests: readonly VendorRequest[];
  /** What the next requests meet; null = sound answers. */
  setFault(fault: SuiteFault | null): void;
  close(): Promise<void>;
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const taskList = z.tuple([z.object({ keyword: z.string() })]);
const UNKNOWN = [{ type: 'mark_of_2027' }, null];

/** Both vendors on one port: DataForSEO's live tasks by POST, SerpApi's searches by GET /search.json. */
export async function startSearchVendors(): Promise<SearchVendorStandIn> {
  const requests: VendorRequest[] = [];
  let fault: SuiteFault | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const isTask = request.method === 'POST';
    const body: unknown = isTask ? JSON.parse(await readText(request)) : null;
    requests.push({ path, authorization: request.headers.authorization ?? null, body });
    const url = new URL(path, 'http://stand-in.example');
    const question = isTask ? taskList.parse(body)[0].keyword : (url.searchParams.get('q') ?? '');
    if (fault === 'timeout') return;
    if (fault === 'network') {
      response.socket?.resetAndDestroy();
      return;
    }
    const sound = isTask
      ? buildTaskReply(path, question, fault)
      : buildSearchReply(url.searchParams.get('engine') ?? '', question, fault);
    if (fault === 'rate_limited' || fault === 'provider_error') {
      sendError(response, { isTask, fault });
      return;
    }
    const whole = JSON.stringify(sound);
    response
      .writeHead(200, JSON_HEADERS)
      .end(fault === 'bad_answer' ? whole.slice(0, whole.length / 2) : whole);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    baseUrl: `http://127.0.0.1:${await listen(server)}/v3`,
    requests,
    setFault: (next) => {
      fault = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function sendError(
  response: ServerResponse,
  { isTask, fault }: { isTask: boolean; fault: 'rate_limited' | 'provider_error' },
): void {
  if (isTask) {
    const code = fault === 'rate_limited' ? 40_202 : 50_000;
    response.writeHead(200, JSON_HEADERS).end(JSON.stringify(buildEnvelope({ code, cost: 0, result: null })));
    return;
  }
  response
    .writeHead(fault === 'rate_limited' ? 429 : 503, { ...JSON_HEADERS, 'retry-after': '1' })
    .end(JSON.stringify({ error: 'Too many searches in this hour.' }));
}

const generate = (question: string) =>
  generateDemoAnswer({ text: question, sample: 1, seed: 'pages', brand: null });

/** The envelope every reply of DataForSEO comes in. */
export function buildEnvelope({
  code = 20_000,
  cost = 0.004,
  result,
}: {
  code?: number;
  cost?: number;
  result: unknown;
}) {
  return {
    version: '0.1.20261101',
    status_code: 20_000,
    status_message: 'Ok.',
    cost,
    tasks_count: 1,
    tasks_error: code === 20_000 ? 0 : 1,
    tasks: [{ id: '11271320-1535-0139-0000-1b1e1e7e9d1f', status_code: code, cost, result }],
  };
}

function buildTaskReply(path: string, question: string, fault: SuiteFault | null): unknown {
  const { text, citations, searchQueries } = generate(question);
  const markdown = fault === 'empty' ? '' : text;
  const unknown = fault === 'unknown_detail' ? UNKNOWN : [];
  const pages = citations.map(({ url, title }) => ({ type: 'ai_overview_reference', url, title }));
  const items =
    fault === 'empty' && path.includes('/organic/')
      ? [{ type: 'organic' }]
      : [
          { type: 'organic' },
          {
            type: 'ai_overview',
            asynchronous_ai_overview: true,
            markdown,
            references: [...pages, ...unknown],
            items: null,
          },
        ];
  const result = path.includes('llm_scraper')
    ? {
        model: 'gpt-5-6',
        markdown,
        sources: [...pages, ...unknown],
        fan_out_queries: searchQueries,
        items: [],
      }
    : { type: 'organic', items };
  return buildEnvelope({ result: [result] });
}

function buildSearchReply(engine: string, question: string, fault: SuiteFault | null): unknown {
  const { text, citations } = generate(question);
  const metadata = { search_metadata: { status: 'Success' } };
  if (fault === 'empty' && engine === 'google') return { ...metadata, organic_results: [] };
  const answer = {
    text_blocks:
      fault === 'empty' ? [] : text.split('\n\n').map((snippet) => ({ type: 'paragraph', snippet })),
    references: [
      ...citations.map(({ url, title }, index) => ({ index, link: url, title })),
      ...(fault === 'unknown_detail' ? UNKNOWN : []),
    ],
  };
  return engine === 'google' ? { ...metadata, ai_overview: answer } : { ...metadata, ...answer };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import * as z from 'zod';
import { generateDemoAnswer } from '../../../src/adapters/engines/demo/generate-demo-answer.ts';
import type { SuiteFault } from './describe-answer-engine.ts';
import { sendWireFault, type WireFault } from './wire-faults.ts';

/** A request as it arrived at a vendor. */
export interface VendorRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

export interface SearchVendorStandIn {
  readonly baseUrl: string;
  readonly requests: readonly VendorRequest[];
  /** What the next requests meet; null = valid answers. */
  setFault(fault: SuiteFault | null): void;
  /** The same by what happens on the wire; `retryAfter` comes with a vendor that is busy. */
  setWireFault(fault: VendorFault | null, options?: { retryAfter?: string | null }): void;
  /** Answers this text instead of a generated one, with these pages. */
  setText(text: string | null, pages?: FoundPages): void;
  close(): Promise<void>;
}

type FoundPages = readonly { url: string; title: string | null }[];

/** What happens on the wire of a vendor: it neither refuses a question nor knows models, and cuts no answer short. */
export type VendorFault = Exclude<
  WireFault,
  'hang' | 'refused' | 'content_filter' | 'unknown_model' | 'cut_short' | 'unknown_detail'
>;

/** How each vendor words a fault of the account or of itself: DataForSEO with HTTP 200 and a code of its own. */
const VENDOR_WORDS = {
  rate_limited: { code: 40_202, status: 429, error: 'You have exceeded your hourly throughput.' },
  server_error: { code: 50_401, status: 503, error: 'Service unavailable.' },
  internal_error: { code: 50_000, status: 500, error: 'Internal server error.' },
  unauthorized: { code: 40_100, status: 401, error: 'Invalid API key: chiave-segreta.' },
  gone: { code: 40_404, status: 410, error: 'This engine has been retired.' },
  out_of_quota: { code: 40_210, status: 429, error: 'Your account has run out of searches.' },
} as const satisfies Partial<Record<VendorFault, object>>;

const hasWords = (fault: VendorFault): fault is keyof typeof VENDOR_WORDS => fault in VENDOR_WORDS;

const JSON_HEADERS = { 'content-type': 'application/json' };
const taskList = z.tuple([z.object({ keyword: z.string() })]);
const UNKNOWN = [{ type: 'mark_of_2027' }, null];

/** Both vendors on one port: DataForSEO's live tasks by POST, SerpApi's searches by GET /search.json. */
export async function startSearchVendors(): Promise<SearchVendorStandIn> {
  const requests: VendorRequest[] = [];
  let fault: SuiteFault | null = null;
  let wire: { fault: VendorFault; retryAfter: string | null } | null = null;
  let given: { text: string; citations: FoundPages } | null = null;

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
    const found = { question, fault: wire?.fault === 'empty' ? ('empty' as const) : fault, given };
    const valid = isTask
      ? buildTaskReply(path, found)
      : buildSearchReply(url.searchParams.get('engine') ?? '', found);
    if (wire !== null && wire.fault !== 'empty') {
      sendVendorFault(response, { ...wire, fault: wire.fault, isTask, body: JSON.stringify(valid) });
      return;
    }
    if (fault === 'rate_limited' || fault === 'provider_error') {
      sendError(response, { isTask, fault });
      return;
    }
    const whole = JSON.stringify(valid);
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
      wire = null;
    },
    setWireFault: (next, { retryAfter = null } = {}) => {
      fault = null;
      wire = next === null ? null : { fault: next, retryAfter };
    },
    setText: (text, citations = []) => {
      given = text === null ? null : { text, citations };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function sendVendorFault(
  response: ServerResponse,
  {
    fault,
    retryAfter,
    isTask,
    body,
  }: {
    fault: Exclude<VendorFault, 'empty'>;
    retryAfter: string | null;
    isTask: boolean;
    body: string;
  },
): void {
  if (!hasWords(fault)) {
    sendWireFault({ response, protocol: 'chat', fault, body, retryAfter });
    return;
  }
  const { code, status, error } = VENDOR_WORDS[fault];
  const headers = { ...JSON_HEADERS, ...(retryAfter !== null && { 'retry-after': retryAfter }) };
  if (isTask)
    response.writeHead(200, headers).end(JSON.stringify(buildEnvelope({ code, cost: 0, result: null })));
  else response.writeHead(status, headers).end(JSON.stringify({ error }));
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

interface FoundPage {
  readonly question: string;
  readonly fault: SuiteFault | null;
  /** Instead of what is generated. */
  readonly given: { readonly text: string; readonly citations: FoundPages } | null;
}

const findPage = ({ question, given }: FoundPage) => ({ ...generate(question), ...given });

function buildTaskReply(path: string, found: FoundPage): unknown {
  const { fault } = found;
  const { text, citations, searchQueries } = findPage(found);
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

function buildSearchReply(engine: string, found: FoundPage): unknown {
  const { fault } = found;
  const { text, citations } = findPage(found);
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

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { generateDemoAnswer } from '../../../src/adapters/engines/demo/generate-demo-answer.ts';
import { sendWireFault, WIRE_FAULTS } from './wire-faults.ts';
import {
  buildAgentBody,
  buildChatBody,
  buildGenerateContentBody,
  buildMessagesBody,
  buildResponsesBody,
  type Protocol,
  type WireAnswer,
} from './wire-formats.ts';

/** How requests are answered whose question contains `contains`; the first rule that applies wins. */
const standInRule = z.strictObject({
  contains: z.string().default(''),
  /** Of the model asked for. */
  model: z.string().optional(),
  fault: z.enum(WIRE_FAULTS).optional(),
  retryAfter: z.string().optional(),
  latencyMs: z.int().min(0).optional(),
  /** Answer this text instead of a generated one. */
  text: z.string().optional(),
  citations: z.array(z.object({ url: z.string(), title: z.string().nullable() })).optional(),
  /** The searches made for it. */
  searchQueries: z.array(z.string()).optional(),
  /** What it consumed; counted from the texts where it is left out. */
  tokens: z.object({ input: z.int(), output: z.int() }).optional(),
  /** The company generated answers may name. */
  brand: z.object({ name: z.string(), websiteUrl: z.string() }).optional(),
  mentionRate: z.number().min(0).max(1).optional(),
  /** The rule applies this often and is then gone. */
  times: z.int().min(1).optional(),
});
export type StandInRule = z.input<typeof standInRule>;

/** A question as it arrived. */
export interface StandInRequest {
  readonly path: string;
  readonly question: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

export interface OpenaiCompatibleStandIn {
  /** With the version path, as OPENAI_BASE_URL and its like want it. */
  readonly baseUrl: string;
  readonly requests: readonly StandInRequest[];
  /** Replaces all rules. */
  setRules(rules: readonly StandInRule[]): void;
  /** Lets every question that arrives from now on wait until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

const textPart = z.object({ text: z.string() });
const message = z.object({ role: z.string(), content: z.union([z.string(), z.array(textPart)]) });
const requestBody = z.object({
  /** Google names it in the path. */
  model: z.string().optional(),
  input: z.union([z.string(), z.array(message)]).optional(),
  messages: z.array(message).optional(),
  contents: z.array(z.object({ role: z.string(), parts: z.array(textPart) })).optional(),
});

function readQuestion({ input, messages, contents }: z.infer<typeof requestBody>): string {
  if (typeof input === 'string') return input;
  const spoken = contents?.map(({ role, parts }) => ({ role, content: parts })) ?? input ?? messages ?? [];
  const content = spoken.findLast(({ role }) => role === 'user')?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('');
}

const BODY_BUILDERS = {
  responses: buildResponsesBody,
  agent: buildAgentBody,
  chat: buildChatBody,
  generate_content: buildGenerateContentBody,
  messages: buildMessagesBody,
} as const satisfies Record<Protocol, unknown>;

function readProtocol(path: string): Protocol | null {
  if (path.endsWith('/responses')) return 'responses';
  if (path.endsWith('/agent')) return 'agent';
  if (path.endsWith('/chat/completions')) return 'chat';
  if (path.endsWith('/messages')) return 'messages';
  return path.endsWith(':generateContent') ? 'generate_content' : null;
}

const readModelInPath = (path: string) => /\/models\/([^:]+):/.exec(path)?.[1] ?? '';

class Rules {
  #rules: z.infer<typeof standInRule>[] = [];

  set(rules: unknown): void {
    this.#rules = z.array(standInRule).parse(rules);
  }

  take({ question, model }: { question: string; model: string }): z.infer<typeof standInRule> {
    const rule = this.#rules.find(
      (one) => question.includes(one.contains) && (one.model === undefined || one.model === model),
    );
    if (rule?.times === undefined) return rule ?? { contains: '' };
    rule.times -= 1;
    if (rule.times === 0) this.#rules = this.#rules.filter((one) => one !== rule);
    return rule;
  }
}

function buildAnswer({
  rule,
  question,
  model,
  sample,
}: {
  rule: z.infer<typeof standInRule>;
  question: string;
  model: string;
  sample: number;
}): WireAnswer {
  const { brand = null, mentionRate } = rule;
  const generated = generateDemoAnswer({
    text: question,
    sample,
    seed: model,
    brand,
    ...(mentionRate === undefined ? {} : { mentionRate }),
  });
  const isRefusal = rule.fault === 'refused';
  const text = isRefusal
    ? 'Mi dispiace, non posso rispondere.'
    : rule.fault === 'empty'
      ? ''
      : (rule.text ?? generated.text);
  const citations = rule.citations ?? (rule.text === undefined ? generated.citations : []);
  const isCut = rule.fault === 'cut_short';
  const searchQueries = rule.searchQueries ?? generated.searchQueries;
  return { text, isRefusal, isCut, model, citations, searchQueries, tokens: rule.tokens };
}

/** The key a request came with, where its provider wants it. */
function readKey({ headers }: IncomingMessage): string | null {
  const key = headers.authorization ?? headers['x-api-key'] ?? headers['x-goog-api-key'];
  return typeof key === 'string' ? key : null;
}

/**
 * A server that speaks the engines' protocols (POST /v1/responses, /v1/agent, /v1/chat/completions,
 * /v1/messages and /v1/models/{model}:generateContent) out of the demo engine's generator, with the faults and delays its rules ask
 * for. The nth time the same question arrives, it is the nth sample. Rules can also be set by PUT /rules, the requests
 * read by GET /requests, both JSON.
 */
export async function startOpenaiCompatible({
  port = 0,
  rules: firstRules = [],
}: { port?: number; rules?: readonly StandInRule[] } = {}): Promise<OpenaiCompatibleStandIn> {
  const requests: StandInRequest[] = [];
  const rules = new Rules();
  rules.set(firstRules);
  const stopped = new AbortController();
  let whenFree: Promise<unknown> = Promise.resolve();

  async function answerQuestion(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    protocol: Protocol,
  ): Promise<void> {
    const body: unknown = JSON.parse(await readText(request));
    const parsed = requestBody.parse(body);
    const model = parsed.model ?? readModelInPath(path);
    const question = readQuestion(parsed);
    const sample = 1 + requests.filter((one) => one.question === question).length;
    requests.push({ path, question, authorization: readKey(request), body });

    const rule = rules.take({ question, model });
    await whenFree;
    await wait(rule.latencyMs ?? 0, undefined, { signal: stopped.signal });
    const answer = buildAnswer({ rule, question, model, sample });
    const valid = BODY_BUILDERS[protocol]({ answer, question });
    const { fault } = rule;
    if (fault === 'hang') return;
    if (fault === undefined || fault === 'empty' || fault === 'refused' || fault === 'cut_short') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(valid);
    } else {
      sendWireFault({ response, protocol, fault, body: valid, retryAfter: rule.retryAfter ?? null });
    }
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const call = `${request.method ?? ''} ${path}`;
    const protocol = request.method === 'POST' ? readProtocol(path) : null;
    if (protocol !== null) {
      await answerQuestion(request, response, path, protocol);
    } else if (call === 'PUT /rules') {
      rules.set(JSON.parse(await readText(request)));
      response.writeHead(204).end();
    } else if (call === 'GET /requests') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(requests));
    } else {
      response.writeHead(404).end();
    }
  }

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const detail = error instanceof Error ? error.message : 'unknown';
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: detail } }));
    });
  });
  const baseUrl = `http://127.0.0.1:${await listen(server, port)}/v1`;
  return {
    baseUrl,
    requests,
    setRules: (next) => rules.set(next),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<null>();
      whenFree = promise;
      return () => resolve(null);
    },
    close: () => {
      stopped.abort();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

// By hand or as a child process: node server/test/stand-ins/engines/openai-compatible.ts --port 4010
if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
  const standIn = await startOpenaiCompatible({ port: Number(values.port) });
  process.stdout.write(`OpenAI-compatible stand-in on ${standIn.baseUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void standIn.close());
}

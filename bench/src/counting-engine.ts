import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** An engine that counts at its own end what it is asked. */
export interface CountingEngine {
  /** With the version path, as COMPATIBLE_BASE_URL wants it. */
  readonly baseUrl: string;
  readonly asked: () => number;
  /** Questions that are not answered yet. */
  readonly open: () => number;
  close(): void;
}

const SHORT_ANSWER = 'Ecco alcune aziende:\n\n1. **Aruba**\n2. **Register.it**\n';

const writeReply = (content: string) =>
  JSON.stringify({
    id: 'answer',
    object: 'chat.completion',
    created: 1,
    model: 'counting-1',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 20, completion_tokens: 20, total_tokens: 40 },
  });

/** Speaks POST /chat/completions with `texts` in turn; each answer takes half to one and a half of `latencyMs`. */
export async function startCountingEngine(
  latencyMs: number,
  texts: readonly string[] = [SHORT_ANSWER],
): Promise<CountingEngine> {
  const replies = texts.map(writeReply);
  let asked = 0;
  let open = 0;
  const server = createServer((request, response) => {
    const reply = replies[asked % replies.length];
    asked += 1;
    open += 1;
    response.on('close', () => (open -= 1));
    request.resume();
    void delay(latencyMs * (0.5 + Math.random())).then(() => {
      response.setHeader('content-type', 'application/json');
      response.end(reply);
    });
  });
  // A connection closed while a question is on its way would be a fault of this engine.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The engine has no port');
  return {
    baseUrl: `http://127.0.0.1:${String(address.port)}/v1`,
    asked: () => asked,
    open: () => open,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

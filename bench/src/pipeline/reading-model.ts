import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** A model that reads: names whatever an answer sets in bold, after `latencyMs`. Speaks POST /chat/completions. */
export async function startReadingModel(
  latencyMs: number,
): Promise<{ baseUrl: string; asked: () => number; close: () => void }> {
  let asked = 0;
  const server = createServer((incoming, response) => {
    asked += 1;
    void readText(incoming).then(async (body) => {
      const reply = JSON.stringify(writeReply(listTexts(JSON.parse(body))));
      await delay(latencyMs);
      response.setHeader('content-type', 'application/json');
      response.end(reply);
    });
  });
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The model has no port');
  return {
    baseUrl: `http://127.0.0.1:${String(address.port)}/v1`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The answers in the last message, whose content is the material as JSON. */
function listTexts(body: unknown): string[] {
  const material: unknown = JSON.parse(String(read(list(read(body, 'messages')).at(-1), 'content')));
  return list(read(material, 'answers')).map((answer) => String(read(answer, 'text')));
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function writeReply(texts: readonly string[]) {
  const reports = texts.map((text, index) => ({
    answer: index + 1,
    listed: [...new Set([...text.matchAll(/\*\*([^*\n]{2,60})\*\*/g)].flatMap(([, name]) => name ?? []))],
    judged: [],
    same: [],
  }));
  return {
    id: 'reading',
    object: 'chat.completion',
    created: 1,
    model: 'reading-1',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: { role: 'assistant', content: JSON.stringify({ answers: reports }) },
      },
    ],
    usage: { prompt_tokens: 2000, completion_tokens: 400, total_tokens: 2400 },
  };
}

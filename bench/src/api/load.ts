import { Agent, get } from 'node:http';
import { quantile } from '../quantile.ts';

export interface LoadResult {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly failed: number;
  readonly bytes: number;
}

export interface Request {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** So many clients that each ask again as soon as they are answered, for `ms`, in turns over the requests. */
export async function putUnderLoad({
  requests,
  clients,
  ms,
  expected = 200,
}: {
  requests: readonly Request[];
  clients: number;
  ms: number;
  /** The status that is no failure. */
  expected?: number;
}): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let [failed, bytes, next] = [0, 0, 0];
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() - startedAt < ms) {
      const request = requests[next % requests.length];
      next += 1;
      if (request === undefined) return;
      const sentAt = performance.now();
      const answer = await read(request, agent);
      times.push(performance.now() - sentAt);
      bytes += answer.bytes;
      if (answer.status !== expected) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    answers: times.length,
    perSecond: times.length / seconds,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    failed,
    bytes: bytes / times.length,
  };
}

function read(
  { url, headers }: Request,
  agent: Agent,
): Promise<{ status: number | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => {
        resolve({ status: answer.statusCode, bytes });
      });
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}

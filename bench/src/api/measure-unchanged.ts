import { readCpuSeconds } from '../child-process.ts';
import { type Request, putUnderLoad } from './load.ts';

export interface MeasuredUnchanged {
  readonly perSecond: number;
  readonly p95Ms: number;
  readonly failed: number;
  /** Of the product's process, without the database. */
  readonly processorMs: number;
}

/** Asks for lists whose version the client holds: each answer is a 304 without a body. */
export async function measureUnchanged({
  requests,
  pid,
  clients,
  ms,
}: {
  requests: readonly Request[];
  pid: number;
  clients: number;
  ms: number;
}): Promise<MeasuredUnchanged> {
  const conditional = await Promise.all(requests.map(holdVersion));
  const load = { requests: conditional, clients, ms, expected: 304 };
  await putUnderLoad(load);
  const before = await readCpuSeconds(pid);
  const { perSecond, p95Ms, failed, answers } = await putUnderLoad(load);
  const cpuSeconds = (await readCpuSeconds(pid)) - before;
  return { perSecond, p95Ms, failed, processorMs: (cpuSeconds * 1000) / answers };
}

async function holdVersion({ url, headers }: Request): Promise<Request> {
  const etag = (await fetch(url, { headers })).headers.get('etag');
  if (etag === null) throw new Error(`${url} names no version`);
  return { url, headers: { ...headers, 'if-none-match': etag } };
}

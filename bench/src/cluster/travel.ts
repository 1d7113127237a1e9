import { api } from '@citato/contract';
import { listPrompts, postJson } from '../analysis/account.ts';
import { openEventStream } from '../analysis/event-stream.ts';
import { openAccount } from '../open-account.ts';
import type { StartedProduct } from '../start-product.ts';

export interface Journey {
  readonly name: string;
  /** From the company's creation at one web process to the event of its numbers at the other. */
  readonly eventSeconds: number;
}

/**
 * Registers, adds a company at one web process, gets the live event of its figures at the other and reads them there.
 */
export async function travel({
  webs,
  name,
}: {
  webs: readonly StartedProduct[];
  name: string;
}): Promise<Journey> {
  const [one, other] = webs;
  if (one === undefined || other === undefined) throw new Error('Two web processes are needed');
  const { accessToken } = await openAccount({ baseUrl: one.baseUrl, email: `viaggio-${name}@esempio.it` });
  const there = { baseUrl: other.baseUrl, accessToken };
  const stream = await openEventStream(there);
  const startedAt = performance.now();
  const answer = await postJson(
    one.baseUrl + api.createCompany.path,
    {
      company: { name: `Viaggi ${name}`, websiteUrl: 'https://esempio.it' },
      prompts: [{ text: 'Qual è la migliore agenzia di viaggi a Milano?' }],
    },
    accessToken,
  );
  if (!answer.ok)
    throw new Error(`The company was answered ${String(answer.status)}: ${await answer.text()}`);
  await answer.arrayBuffer();
  const [prompt] = await listPrompts(there);
  if (prompt === undefined) throw new Error('The company has no prompt');
  await stream.waitForNumbers(prompt.id);
  const eventSeconds = (performance.now() - startedAt) / 1000;
  stream.close();
  const [shown] = await listPrompts(there);
  if (shown?.lastProcessed == null || shown.monitoringData.length === 0)
    throw new Error('The numbers that were announced are not shown');
  return { name, eventSeconds };
}

import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { runCommand } from '../../../scripts/run-command.ts';

export const DEMO = { email: 'demo@citato.example', password: 'Demo-Citato-2026' };

/** A signed-in account whose plan analyses as often as it likes. */
export interface Account {
  readonly baseUrl: string;
  readonly accessToken: string;
}

/** Seeds the demo account with so many days, one unless more are asked for, and signs it in. */
export async function openDemoAccount({
  baseUrl,
  dataDir,
  days = 1,
}: {
  baseUrl: string;
  dataDir: string;
  days?: number;
}): Promise<Account> {
  const { exitCode, output } = await runCommand({
    command: 'npm',
    args: ['run', '-s', 'seed:demo', '--', String(days)],
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  if (exitCode !== 0) throw new Error(output);
  const answer = await postJson(`${baseUrl}${api.signIn.path}`, DEMO);
  return { baseUrl, accessToken: api.signIn.responses[200].parse(await answer.json()).accessToken };
}

export async function listPrompts({ baseUrl, accessToken }: Account) {
  const answer = await fetch(`${baseUrl}${api.listCompanies.path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { companies } = api.listCompanies.responses[200].parse(await answer.json());
  return companies.flatMap(({ prompts }) => prompts);
}

export async function triggerAnalysis({ baseUrl, accessToken }: Account, promptId: string): Promise<void> {
  const body = { promptId, requestId: randomUUID() };
  const answer = await postJson(`${baseUrl}${api.startAnalysis.path}`, body, accessToken);
  if (answer.status !== 202) throw new Error(`The trigger answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

export function postJson(url: string, body: unknown, accessToken?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
  });
}

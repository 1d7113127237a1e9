import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { readProductCommand } from '../../../scripts/product-command.ts';
import { ROOT } from '../../../scripts/root.ts';
import { startBalancer } from '../../../server/test/stand-ins/balancer.ts';
import { withBareDatabase } from '../bare-database.ts';
import { type StartedProcess, startProcess } from '../child-process.ts';
import { checkBounds, type MeasuredBound } from '../check-bounds.ts';
import { type Account, openAccount } from '../open-account.ts';
import { type Customer, openCustomer } from './customer.ts';
import { readEverything } from './read-everything.ts';
import { buyPlan, writeData } from './write-data.ts';

const EMAIL = 'capo@esempio.it';
const DRAIN_S = 2;
const ASK_EVERY_MS = 50;

/**
 * `npm run bench -- rollback FOLDER`: a roll-back rehearsed with the built release before in FOLDER. Behind a proxy, over
 * one PostgreSQL, the release before gives way to this one, comes back without a change of the schema, and gives way again;
 * each time a customer and administrator writes by every main screen and reads everything.
 */
export async function run([folder = '']: string[]): Promise<void> {
  if (!existsSync(join(folder, 'server/dist/main.js')))
    throw new Error('Name the folder of the built release before: npm run bench -- rollback FOLDER');
  await withBareDatabase(({ url }) => rehearse({ url, before: folder }));
}

async function rehearse({ url, before }: { url: string; before: string }): Promise<void> {
  const ports = { before: await findFreePort(), present: await findFreePort() };
  const balancer = await startBalancer(Object.values(ports));
  const baseUrl = balancer.address;
  const running: StartedProcess[] = [];
  const change = async (folder: string, port: number): Promise<void> => {
    running.push(await startBuild({ folder, port, url, baseUrl }));
    while (!balancer.isReady(port)) await delay(ASK_EVERY_MS);
    if (running.length > 1) await running.shift()?.stop();
  };
  const reader = readAllTheTime(baseUrl);
  try {
    await change(before, ports.before);
    reader.start();
    const account = await openAccount({ baseUrl, email: EMAIL });
    const bounds = [await use({ baseUrl, account, name: 'before', isFirst: true })];
    await change(ROOT, ports.present);
    bounds.push(await use({ baseUrl, account, name: 'upgraded' }));
    await change(before, ports.before);
    bounds.push(await use({ baseUrl, account, name: 'rolled back' }));
    await change(ROOT, ports.present);
    bounds.push(await use({ baseUrl, account, name: 'upgraded again' }));
    checkBounds({
      title: 'A roll-back, calls of a customer who is an administrator',
      bounds: [...bounds, await reader.stop()],
    });
  } finally {
    await reader.stop();
    for (const product of running) await product.stop();
    await balancer.close();
  }
}

function startBuild({
  folder,
  port,
  url,
  baseUrl,
}: {
  folder: string;
  port: number;
  url: string;
  baseUrl: string;
}): Promise<StartedProcess> {
  const { command, args } = readProductCommand();
  const settings = {
    PORT: String(port),
    DATABASE_URL: url,
    APP_URL: baseUrl,
    ADMIN_EMAILS: EMAIL,
    DRAIN_S: String(DRAIN_S),
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    DEMO_ENGINE_LATENCY_MS: '0',
  };
  return startProcess({
    command,
    args: [...args.slice(0, -1), join(folder, 'server/dist/main.js')],
    ready: /Citato is ready/,
    options: { cwd: folder, env: { ...process.env, ...settings } },
  });
}

async function use({
  baseUrl,
  account,
  name,
  isFirst = false,
}: {
  baseUrl: string;
  account: Account;
  name: string;
  isFirst?: boolean;
}): Promise<MeasuredBound> {
  const customer: Customer = await openCustomer(baseUrl, account);
  // What was written before is read before anything new is.
  if (isFirst) await buyPlan(customer);
  else await readEverything(customer);
  await writeData(customer, `Rossi ${name}`);
  await readEverything(customer);
  const { asked, failed, refused } = customer.takeCount();
  for (const { call, status, body } of [...failed, ...refused])
    console.log(`${name}: ${call} was answered ${String(status)}: ${body.slice(0, 200)}`);
  return {
    name: `${name}: answers of 5xx`,
    measured: `${String(failed.length)} of ${String(asked)}, ${String(refused.length)} refused`,
    bound: '0',
    isKept: failed.length === 0,
  };
}

/** Whether any process is away for a moment is seen by whoever never stops asking. */
function readAllTheTime(baseUrl: string): { start: () => void; stop: () => Promise<MeasuredBound> } {
  let isOver = false;
  let asked = 0;
  let lost = 0;
  let asking = Promise.resolve();
  const ask = async (): Promise<void> => {
    while (!isOver) {
      const status = await fetch(baseUrl + api.listPlans.path).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      );
      asked += 1;
      if (status !== 200) lost += 1;
      await delay(ASK_EVERY_MS);
    }
  };
  return {
    start: () => {
      asking = ask();
    },
    stop: async () => {
      isOver = true;
      await asking;
      return {
        name: 'requests lost while builds changed',
        measured: `${String(lost)} of ${String(asked)}`,
        bound: '0',
        isKept: lost === 0,
      };
    },
  };
}

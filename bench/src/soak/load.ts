import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';
import type pg from 'pg';
import { postJson } from '../analysis/account.ts';
import { openEventStream } from '../analysis/event-stream.ts';
import { type Account, openAccount } from '../open-account.ts';

const CUSTOMERS = 5;
const READERS = 8;
const MEASURED_MS = 20_000;
const TURN_MS = 1_000;

/** So many dashboards read and analyses run a second. */
export interface Rate {
  readonly reads: number;
  readonly analyses: number;
}

export interface Load {
  /** What the process does when it is asked without a pause. */
  measureFull(): Promise<Rate>;
  /** Keeps a rate until it is asked to stop; browsers open a stream of events and close it all the while. */
  hold(rate: Rate): () => Promise<void>;
  /** What came since the last time this was asked. */
  takeMinute(): { readonly times: number[]; readonly answers: number };
  countFailed(): number;
}

export async function createLoad({ client, baseUrl }: { client: pg.Client; baseUrl: string }): Promise<Load> {
  const customers: Account[] = [];
  while (customers.length < CUSTOMERS)
    customers.push(await openCustomer(baseUrl, `peso-${String(customers.length)}@esempio.it`));
  let times: number[] = [];
  let failed = 0;
  let answersBefore = await countAnswers(client);
  let answersNow = answersBefore;

  const read = async (turn: number): Promise<void> => {
    const { accessToken } = customers[turn % customers.length] ?? { accessToken: '' };
    const sentAt = performance.now();
    const answer = await fetch(baseUrl + api.listCompanies.path, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - sentAt);
    // Access tokens end while the load goes on.
    if (answer.status === 401) await renew(turn % customers.length);
    else if (answer.status !== 200) failed += 1;
  };
  const renew = async (place: number): Promise<void> => {
    const { email, password } = customers[place] ?? { email: '', password: '' };
    const answer = await postJson(baseUrl + api.signIn.path, { email, password });
    const { accessToken } = api.signIn.responses[200].parse(await answer.json());
    customers[place] = { email, password, accessToken, cookie: '' };
  };
  const browse = async (turn: number): Promise<void> => {
    const { accessToken } = customers[turn % customers.length] ?? { accessToken: '' };
    const stream = await openEventStream({ baseUrl, accessToken });
    await delay(TURN_MS);
    stream.close();
  };

  return {
    measureFull: async () => {
      const until = Date.now() + MEASURED_MS;
      await makeDue(client, 200);
      const before = await countAnswers(client);
      await Promise.all(
        Array.from({ length: READERS }, async (_, reader) => {
          for (let turn = reader; Date.now() < until; turn += 1) await read(turn);
        }),
      );
      const rate = {
        reads: times.length / (MEASURED_MS / 1_000),
        analyses: ((await countAnswers(client)) - before) / 5 / (MEASURED_MS / 1_000),
      };
      times = [];
      answersNow = await countAnswers(client);
      answersBefore = answersNow;
      return rate;
    },
    hold: ({ reads, analyses }) => {
      let isOver = false;
      const readOn = async () => {
        for (let turn = 0; !isOver; turn += 1) {
          const startedAt = performance.now();
          const wanted = Math.max(1, Math.round(reads));
          await Promise.all(
            Array.from({ length: wanted }, async (_, place) => {
              await delay((place * TURN_MS) / wanted);
              await read(turn + place);
            }),
          );
          await delay(Math.max(0, TURN_MS - (performance.now() - startedAt)));
        }
      };
      const analyse = async () => {
        for (let owed = 0; !isOver;) {
          owed += analyses;
          await makeDue(client, Math.floor(owed));
          owed -= Math.floor(owed);
          answersNow = await countAnswers(client);
          await delay(TURN_MS);
        }
      };
      const listen = async () => {
        for (let turn = 0; !isOver; turn += 1) await browse(turn);
      };
      const all = Promise.all([readOn(), analyse(), listen()]);
      return async () => {
        isOver = true;
        await all;
      };
    },
    takeMinute: () => {
      const minute = { times, answers: answersNow - answersBefore };
      times = [];
      answersBefore = answersNow;
      return minute;
    },
    countFailed: () => failed,
  };
}

async function openCustomer(baseUrl: string, email: string): Promise<Account> {
  const account = await openAccount({ baseUrl, email });
  const answer = await postJson(
    baseUrl + api.createCompany.path,
    {
      company: { name: 'Azienda di prova', websiteUrl: 'https://esempio.it' },
      prompts: [{ text: 'Qual è il miglior servizio di hosting a Milano?' }],
    },
    account.accessToken,
  );
  if (!answer.ok) throw new Error(`The company was answered ${String(answer.status)}`);
  await answer.arrayBuffer();
  return account;
}

/** The time of so many prompts that rest has come, those first that ran longest ago. */
async function makeDue(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `update prompt_states set next_run_at = now(), last_processed_at = last_processed_at - interval '1 day'
     where prompt_id in (select prompt_id from prompt_states where running_analysis_id is null and next_run_at > now()
       order by last_processed_at nulls first limit $1)`,
    [count],
  );
}

async function countAnswers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from analysis_results');
  return rows[0]?.n ?? 0;
}

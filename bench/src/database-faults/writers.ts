import { api } from '@citato/contract';
import { post } from '../open-account.ts';

/** Clients that register one address after the other and remember what they were answered. */
export interface Writers {
  /** Addresses that were answered with success. */
  succeeded(): readonly string[];
  countRefused(): number;
  /** What was neither a success nor "try again later". */
  listWrong(): readonly string[];
  forgetServed(): void;
  /** How many clients had a success since `forgetServed`. */
  countServed(): number;
  stop(): Promise<void>;
}

export function startWriters({ baseUrl, clients }: { baseUrl: string; clients: number }): Writers {
  const succeeded: string[] = [];
  const wrong: string[] = [];
  const served = new Set<number>();
  let refused = 0;
  let isOver = false;

  const write = async (client: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const email = `cliente-${String(client)}-${String(turn)}-${String(Date.now())}@esempio.it`;
      const answer = await post(baseUrl + api.registerAccount.path, {
        email,
        password: 'Banco-Prova-2026',
      }).catch(() => null);
      await answer?.arrayBuffer().catch(() => wrong.push('cut'));
      if (answer?.status === 201) {
        succeeded.push(email);
        served.add(client);
      } else if (answer?.status === 503 && answer.headers.has('retry-after')) refused += 1;
      else wrong.push(String(answer?.status ?? 'no answer'));
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, client) => write(client)));

  return {
    succeeded: () => succeeded,
    countRefused: () => refused,
    listWrong: () => wrong,
    forgetServed: () => {
      served.clear();
    },
    countServed: () => served.size,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** What statements took, from sending each to its last row. */
export interface StatementTime {
  readonly ms: number;
  readonly statements: number;
}

interface Watch {
  /** Adds up the statements that `work` sends, and no other of this process: it looks after the nodes meanwhile. */
  readonly time: (work: () => Promise<unknown>) => Promise<StatementTime>;
  readonly stop: () => void;
}

/** Adds up what statements take, without the rest of a request. */
export function watchStatements(): Watch {
  const underWay = new AsyncLocalStorage<{ ms: number; statements: number }>();
  const send: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof send !== 'function') throw new Error('The driver has no query()');
  const put = (query: unknown) =>
    Object.defineProperty(pg.Client.prototype, 'query', { configurable: true, writable: true, value: query });
  put(function (this: pg.Client, ...given: unknown[]): unknown {
    // eslint-disable-next-line no-restricted-syntax -- printed for `bench -- spread`, which judges it
    const sentAt = performance.now();
    const sum = underWay.getStore();
    const note = () => {
      if (sum === undefined) return;
      // eslint-disable-next-line no-restricted-syntax -- printed for `bench -- spread`, which judges it
      sum.ms += performance.now() - sentAt;
      sum.statements += 1;
    };
    const tell = given.at(-1);
    if (typeof tell === 'function') {
      const noted = (...answer: unknown[]): unknown => {
        note();
        return Reflect.apply(tell, undefined, answer);
      };
      const sent: unknown = Reflect.apply(send, this, [...given.slice(0, -1), noted]);
      return sent;
    }
    const answered: unknown = Reflect.apply(send, this, given);
    if (answered instanceof Promise) answered.then(note, note);
    return answered;
  });
  return {
    time: async (work) => {
      const sum = { ms: 0, statements: 0 };
      await underWay.run(sum, work);
      return sum;
    },
    stop: () => put(send),
  };
}

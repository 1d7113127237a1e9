import pg from 'pg';

/** What statements took, from sending each to its last row. */
export interface StatementTime {
  readonly ms: number;
  readonly statements: number;
}

interface Watch {
  /** Adds up the statements of every connection of this process meanwhile. */
  readonly time: (work: () => Promise<unknown>) => Promise<StatementTime>;
  readonly stop: () => void;
}

/** Adds up what statements take, without the rest of a request; one piece of work at a time. */
export function watchStatements(): Watch {
  let ms = 0;
  let statements = 0;
  const send: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof send !== 'function') throw new Error('The driver has no query()');
  const put = (query: unknown) =>
    Object.defineProperty(pg.Client.prototype, 'query', { configurable: true, writable: true, value: query });
  put(function (this: pg.Client, ...given: unknown[]): unknown {
    // eslint-disable-next-line no-restricted-syntax -- told to `bench -- spread`, which judges it
    const sentAt = performance.now();
    const note = () => {
      // eslint-disable-next-line no-restricted-syntax -- as above
      ms += performance.now() - sentAt;
      statements += 1;
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
      ms = 0;
      statements = 0;
      await work();
      return { ms, statements };
    },
    stop: () => put(send),
  };
}

import pg from 'pg';

/**
 * A connection through a pooler in transaction mode. Each transaction may run on another connection of the server, so
 * nothing is left there: no named statement, and time limits for one transaction only, said where it begins.
 */
export class PooledClient extends pg.Client {
  readonly limits: string;

  constructor({ statement_timeout, idle_in_transaction_session_timeout, ...others }: pg.ClientConfig = {}) {
    super(others);
    this.limits = [
      `set local statement_timeout = ${String(Number(statement_timeout ?? 0))}`,
      `set local idle_in_transaction_session_timeout = ${String(idle_in_transaction_session_timeout ?? 0)}`,
    ].join('; ');
    const send: unknown = Reflect.get(this, 'query');
    if (typeof send !== 'function') throw new Error('The driver has no query()');
    Object.defineProperty(this, 'query', {
      value: (statement: unknown, ...more: unknown[]): unknown =>
        Reflect.apply(send, this, [withoutName(statement), ...more]),
    });
  }
}

/** A statement that brings its own way to the server, such as a copy, passes as it is. */
function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  return isNamed && !('submit' in statement) ? { ...statement, name: undefined } : statement;
}

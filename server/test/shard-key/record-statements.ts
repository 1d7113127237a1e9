import pg from 'pg';

/** A statement as it was sent once. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Every statement that any connection of this process sends from now on, each once, by its simplified text. */
export function recordStatements(): { statements: ReadonlyMap<string, SentStatement>; stop: () => void } {
  const statements = new Map<string, SentStatement>();
  const send: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof send !== 'function') throw new Error('The driver has no query()');
  Object.defineProperty(pg.Client.prototype, 'query', {
    configurable: true,
    writable: true,
    value: function (this: pg.Client, statement: unknown, ...more: unknown[]): unknown {
      const sent = readSent(statement, more[0]);
      if (sent !== null) statements.set(simplify(sent.text), sent);
      return Reflect.apply(send, this, [statement, ...more]);
    },
  });
  return {
    statements,
    stop: () => {
      Object.defineProperty(pg.Client.prototype, 'query', {
        configurable: true,
        writable: true,
        value: send,
      });
    },
  };
}

function readSent(statement: unknown, given: unknown): SentStatement | null {
  const values: unknown[] = Array.isArray(given) ? given : [];
  if (typeof statement === 'string') return { text: statement, values };
  if (typeof statement !== 'object' || statement === null) return null;
  const text: unknown = Reflect.get(statement, 'text');
  const own: unknown = Reflect.get(statement, 'values');
  return typeof text === 'string' ? { text, values: Array.isArray(own) ? own : values } : null;
}

/** Without quotes and line breaks, and lists of parameters as one: what differs in numbers alone is one statement. */
function simplify(text: string): string {
  return text
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '$')
    .replace(/\(((\$|default)(, )?)+\)(, \(((\$|default)(, )?)+\))*/g, '($)')
    .trim();
}

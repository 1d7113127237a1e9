import pg from 'pg';

/** The text of every statement that any connection of this process sends from now on, each once. */
export function recordStatements(): { statements: ReadonlySet<string>; stop: () => void } {
  const statements = new Set<string>();
  const send: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof send !== 'function') throw new Error('The driver has no query()');
  Object.defineProperty(pg.Client.prototype, 'query', {
    configurable: true,
    writable: true,
    value: function (this: pg.Client, statement: unknown, ...more: unknown[]): unknown {
      const text = readText(statement);
      if (text !== null) statements.add(simplify(text));
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

function readText(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null) return null;
  const text: unknown = Reflect.get(statement, 'text');
  return typeof text === 'string' ? text : null;
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

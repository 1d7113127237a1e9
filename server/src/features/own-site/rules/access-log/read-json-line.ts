import type { LogEntry } from './log-entry.ts';
import { readFields } from './read-fields.ts';

/** One object a line, fields by name, nested ones with dots between their names. */
export function readJsonLine(line: string): LogEntry | null {
  const object = parseObject(line);
  if (object === null) return null;
  return readFields((name) => {
    const direct = object[name];
    return direct === undefined && name.includes('.') ? findNested(object, name.split('.')) : direct;
  });
}

function findNested(object: unknown, path: readonly string[]): unknown {
  let value: unknown = object;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  }
  return value;
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Safe because every object that is no list can be read by key. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

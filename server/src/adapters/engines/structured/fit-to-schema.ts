import type * as z from 'zod';
import { fieldsOf } from '../reply/unknown-details.ts';

/** With more faults than this, a reply does not fit the schema at all. */
const MAX_PASSES = 50;

/** What could be read of a reply that should fit a schema. */
interface Fitted<Value> {
  readonly value: Value;
  /** Something in it was dropped. */
  readonly isReduced: boolean;
}

type Path = readonly PropertyKey[];

/**
 * Reads a value by a schema and drops what the schema does not know: fields of other names, and entries of a list that
 * break it while others of the list keep to it. Null where nothing the schema asks for is left.
 */
export function fitToSchema<Value>(schema: z.ZodType<Value>, given: unknown): Fitted<Value> | null {
  let current = given;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { success, data, error } = schema.safeParse(current);
    if (success) return { value: data, isReduced: pass > 0 };
    const reduced = reduce(current, error.issues);
    if (reduced === null) return null;
    current = reduced;
  }
  return null;
}

/** The value without the parts its issues are about; null where that is more than a detail. */
function reduce(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  let reduced: unknown = structuredClone(value);
  const entries = new Map<string, Path>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const owner = fieldsOf(at(reduced, issue.path));
      if (owner === null) return null;
      const kept = Object.entries(owner).filter(([name]) => !issue.keys.includes(name));
      reduced = replace(reduced, issue.path, Object.fromEntries(kept));
    } else {
      const place = issue.path.findLastIndex((step) => typeof step === 'number');
      if (place === -1) return null;
      const entry = issue.path.slice(0, place + 1);
      entries.set(JSON.stringify(entry), entry);
    }
  }
  return entries.size === 0 ? reduced : dropEntries(reduced, [...entries.values()]);
}

/** A list that would be left empty makes the entry it belongs to invalid instead. */
function dropEntries(value: unknown, entries: readonly Path[]): unknown {
  let reduced: unknown = value;
  const lists = Map.groupBy(entries, (entry) => JSON.stringify(entry.slice(0, -1)));
  // Innermost first, so that no index of an outer list has moved yet.
  for (const broken of [...lists.values()].toSorted((a, b) => depthOf(b) - depthOf(a))) {
    const owner = broken[0]?.slice(0, -1) ?? [];
    const places = new Set(broken.map((entry) => entry.at(-1)));
    const list = at(reduced, owner);
    if (!Array.isArray(list)) return null;
    const kept = asItems(list).filter((_, index) => !places.has(index));
    if (kept.length > 0) {
      reduced = replace(reduced, owner, kept);
      continue;
    }
    const outer = owner.findLastIndex((step) => typeof step === 'number');
    // The rest is looked at again without it.
    return outer === -1 ? null : dropEntries(reduced, [owner.slice(0, outer + 1)]);
  }
  return reduced;
}

const depthOf = (entries: readonly Path[]) => entries[0]?.length ?? 0;

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((current, step) => {
    if (Array.isArray(current)) return typeof step === 'number' ? asItems(current)[step] : undefined;
    return typeof step === 'string' ? fieldsOf(current)?.[step] : undefined;
  }, value);
}

function replace(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return asItems(value).map((entry, index) => (index === step ? replace(entry, rest, by) : entry));
  const fields = fieldsOf(value) ?? {};
  return typeof step === 'string' ? { ...fields, [step]: replace(fields[step], rest, by) } : fields;
}

/** Safe because nothing is assumed about the entries. */
function asItems(value: unknown[]): readonly unknown[] {
  return value;
}

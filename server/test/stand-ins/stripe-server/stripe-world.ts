import { randomBytes } from 'node:crypto';
import { missing } from './stripe-refusal.ts';
import type { Records } from './stripe-records.ts';

export type RecordKind = keyof Records;
type Tables = { [Kind in RecordKind]: Map<string, Records[Kind]> };

/** Something happened to an object; its state at that moment is stored with the event. */
export interface Happening {
  readonly type: string;
  readonly kind: RecordKind;
  readonly id: string;
}

/** Everything an account at Stripe holds, and its time. */
export interface World {
  now(): number;
  /** Sets the time on, never back. */
  moveTo(seconds: number): void;
  find<Kind extends RecordKind>(kind: Kind, id: string): Records[Kind] | null;
  /** Throws Stripe’s own error when there is none. */
  get<Kind extends RecordKind>(kind: Kind, id: string, param?: string): Records[Kind];
  /** Oldest first. */
  list<Kind extends RecordKind>(kind: Kind): Records[Kind][];
  put<Kind extends RecordKind>(kind: Kind, record: Records[Kind]): Records[Kind];
  tell(type: string, kind: RecordKind, id: string): void;
  /** Where an answer was another than Stripe publishes. */
  readonly differences: Set<string>;
  /** What happened since the last call. */
  takeHappenings(): Happening[];
  /** Undoes what `work` did when it throws. */
  orNothing<Value>(work: () => Value): Value;
}

export const mintId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export function createWorld(base: () => Date): World {
  const tables: Tables = {
    customer: new Map(),
    payment_method: new Map(),
    setup_intent: new Map(),
    price: new Map(),
    subscription: new Map(),
    invoice: new Map(),
    payment_intent: new Map(),
    refund: new Map(),
    dispute: new Map(),
  };
  let offset = 0;
  let happenings: Happening[] = [];
  const now = () => Math.floor(base().getTime() / 1000) + offset;
  const find: World['find'] = (kind, id) => tables[kind].get(id) ?? null;
  return {
    now,
    moveTo: (seconds) => {
      offset += Math.max(0, seconds - now());
    },
    find,
    get: (kind, id, param) => {
      const record = find(kind, id);
      if (record === null) throw missing({ what: kind, id, ...(param === undefined ? {} : { param }) });
      return record;
    },
    list: (kind) => [...tables[kind].values()],
    put: (kind, record) => {
      tables[kind].set(record.id, record);
      return record;
    },
    tell: (type, kind, id) => {
      happenings.push({ type, kind, id });
    },
    differences: new Set(),
    takeHappenings: () => happenings.splice(0),
    orNothing: (work) => {
      const before = Object.values(tables).map((table: Map<string, unknown>) => ({
        table,
        entries: [...table],
      }));
      const reported = happenings.length;
      try {
        return work();
      } catch (error) {
        for (const { table, entries } of before) {
          table.clear();
          for (const [id, record] of entries) table.set(id, record);
        }
        happenings = happenings.slice(0, reported);
        throw error;
      }
    },
  };
}

import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { type Encoding, type Form, decodeForm, encodeForm } from './encoding/forms.ts';

/** Of a name with other than Latin characters. */
const BYTES_A_CHARACTER = 2;

declare const ofSchema: unique symbol;

/** A finished answer: JSON that has passed `Schema`, in whichever form it is to travel. */
export interface CachedAnswer<Schema = unknown> {
  readonly [ofSchema]?: Schema;
  readonly readForm: (encoding: Encoding | null) => Promise<Form>;
}

/** The finished answers of one endpoint in a process, each under its name, at its newest version. */
export interface AnswerCache<Schema extends z.core.$ZodType> {
  /** The answer of this version; loaded where none or another one is cached. */
  find(asked: { name: string; version: string; load: () => Promise<z.input<Schema>> }): CachedAnswer<Schema>;
}

interface Entry {
  readonly version: string;
  readonly forms: Map<Encoding | null, Promise<Form>>;
}

/**
 * Caches answers as the bytes that are sent, which compressed are a tenth of the JSON. An answer is loaded, parsed,
 * serialised and compressed once a version, however many requests come at a time; another encoding is made from the
 * cached one.
 */
export function createAnswerCache<const Schema extends z.core.$ZodType>(
  schema: Schema,
  { maxBytes, maxEntries, keepMs = 0 }: { maxBytes: number; maxEntries: number; keepMs?: number },
): AnswerCache<Schema> {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, maxSize: maxBytes, ttl: keepMs });

  const take = (name: string, version: string): Entry => {
    const found = entries.get(name);
    return found?.version === version ? found : { version, forms: new Map() };
  };

  /** Counts what an entry holds once it is there; one that failed is forgotten, and asked for again. */
  const keep = async (name: string, entry: Entry) => {
    try {
      const forms = await Promise.all(entry.forms.values());
      const size = forms.reduce((total, { bytes }) => total + bytes.length, name.length * BYTES_A_CHARACTER);
      // The same value again would keep the old size.
      if (entries.peek(name)?.forms === entry.forms) {
        entries.set(name, { ...entry }, { size, noUpdateTTL: true });
      }
    } catch {
      entry.forms.clear();
    }
  };

  return {
    find: ({ name, version, load }) => ({
      readForm: (encoding) => {
        const entry = take(name, version);
        const known = entry.forms.get(encoding);
        if (known !== undefined) return known;
        const [other] = entry.forms.values();
        const json =
          other === undefined ? load().then((value) => writeJson(schema, value)) : other.then(decodeForm);
        const form = json.then((bytes) => encodeForm(bytes, encoding));
        entry.forms.set(encoding, form);
        entries.set(name, entry, { size: 1, noUpdateTTL: true });
        void keep(name, entry);
        return form;
      },
    }),
  };
}

/** Parsing is also what strips a field that must not leave. */
function writeJson<Schema extends z.core.$ZodType>(schema: Schema, value: z.input<Schema>): Buffer {
  return Buffer.from(JSON.stringify(z.parse(schema, value)));
}

import { UNKNOWN_DETAILS, type UnknownDetail } from '@citato/contract';

/** An object of a reply whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; null where the value is none. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? asFields(value) : null;
}

/** Safe because any object has names and values of unknown type. */
function asFields(value: object): Fields {
  return value as Fields;
}

/** The `type` of an object; null where it has none. */
export function typeOf({ type }: Fields): string | null {
  return typeof type === 'string' && type !== '' ? type : null;
}

/**
 * Reads a reply part by part: an expected value is returned, a missing one or null is absent, and an unexpected one is
 * absent, too, but noted by its kind. So an unknown detail costs nothing but itself.
 */
export class LenientReading {
  readonly #noted = new Set<UnknownDetail>();

  /** Notes a dropped detail. */
  note(kind: UnknownDetail): void {
    this.#noted.add(kind);
  }

  /** The same where it is so; gives whether it is. */
  noteIf(isSo: boolean, kind: UnknownDetail): boolean {
    if (isSo) this.note(kind);
    return isSo;
  }

  /** The kinds that were dropped, each once. */
  list(): UnknownDetail[] {
    return UNKNOWN_DETAILS.filter((kind) => this.#noted.has(kind));
  }

  text(value: unknown, kind: UnknownDetail): string | null {
    return this.#expect(value, kind, typeof value === 'string' ? value : null);
  }

  fields(value: unknown, kind: UnknownDetail): Fields | null {
    return this.#expect(value, kind, fieldsOf(value));
  }

  items(value: unknown, kind: UnknownDetail): readonly unknown[] {
    return this.#expect(value, kind, Array.isArray(value) ? asItems(value) : null) ?? [];
  }

  /** The fields of an entry of a list; an entry without a type is known by its fields. */
  entry(value: unknown): Fields | null {
    const fields = fieldsOf(value);
    this.text(fields?.['type'], 'field');
    return fields;
  }

  /** The objects of a list; every other entry is noted. */
  objects(value: unknown, kind: UnknownDetail): Fields[] {
    return this.items(value, kind).flatMap((entry) => {
      const fields = this.entry(entry);
      if (fields === null) this.note(kind);
      return fields === null ? [] : [fields];
    });
  }

  texts(value: unknown, kind: UnknownDetail): string[] {
    return this.items(value, kind).flatMap((entry) => {
      if (typeof entry !== 'string') this.note(kind);
      return typeof entry === 'string' ? [entry] : [];
    });
  }

  /** A whole number from 0; some servers write it as a text. */
  count(value: unknown, kind: UnknownDetail): number | null {
    const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    return this.#expect(
      value,
      kind,
      Number.isSafeInteger(number) && Number(number) >= 0 ? Number(number) : null,
    );
  }

  #expect<Value>(given: unknown, kind: UnknownDetail, value: Value | null): Value | null {
    if (value === null && given !== undefined && given !== null) this.note(kind);
    return value;
  }
}

/** Safe because nothing is assumed about the entries. */
function asItems(value: unknown[]): readonly unknown[] {
  return value;
}

/** The dropped kinds as part of a reply: left out where there are none. */
export function nameDropped(kinds: readonly UnknownDetail[]): {
  readonly unknownDetails?: readonly UnknownDetail[];
} {
  return kinds.length === 0 ? {} : { unknownDetails: kinds };
}

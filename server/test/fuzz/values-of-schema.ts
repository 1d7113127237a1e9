import fc from 'fast-check';
import * as z from 'zod';
import { hostileText, hostileValue } from './hostile-values.ts';

/** What the server knows by the name of a field: rows the caller owns, and values that fit. */
export type Known = (field: string) => readonly unknown[];

/** What of a JSON schema the values are drawn from. */
const jsonSchema = z.looseObject({
  /** Several where a value may be null. */
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
});

const FITTING = { weight: 12 };
const HOSTILE = { weight: 1 };

/** Values for a schema of the contract: mostly ones that fit, so that the rare one that does not reaches deep. */
export function valuesOf(schema: z.core.$ZodType, known: Known): fc.Arbitrary<unknown> {
  return fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), { field: '', known });
}

function fromJson(input: unknown, at: { field: string; known: Known }): fc.Arbitrary<unknown> {
  const schema = jsonSchema.parse(input);
  const owned = at.known(at.field);
  const options = [
    ...(owned.length > 0 ? [{ weight: 24, arbitrary: fc.constantFrom(...owned) }] : []),
    { ...FITTING, arbitrary: fitting(schema, at) },
    { ...HOSTILE, arbitrary: hostileValue },
  ];
  return fc.oneof(...options);
}

function fitting(
  schema: z.infer<typeof jsonSchema>,
  { field, known }: { field: string; known: Known },
): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const types = Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined;
  const branches = schema.anyOf ?? schema.oneOf ?? types;
  if (branches !== undefined)
    return fc.oneof(...branches.map((branch) => fromJson(branch, { field, known })));
  if (schema.type === 'object') {
    const parts = Object.entries(schema.properties ?? {}).map(
      ([name, part]): [string, fc.Arbitrary<unknown>] => [name, fromJson(part, { field: name, known })],
    );
    // A field may be missing, and more may be there than asked for.
    return fc
      .tuple(fc.record(Object.fromEntries(parts)), fc.subarray(parts.map(([name]) => name)), fc.nat(9))
      .map(([whole, some, choice]) =>
        choice > 0 ? whole : Object.fromEntries(some.map((name) => [name, whole[name]])),
      );
  }
  if (schema.type === 'array') {
    return fc.array(fromJson(schema.items ?? {}, { field, known }), { maxLength: 5 });
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = -10, maximum = 100_000 } = schema;
    const least = Math.ceil(minimum);
    const integer = fc.integer({ min: least, max: Math.max(least, Math.floor(Math.min(maximum, 1e9))) });
    return fc.oneof(integer, fc.constantFrom(maximum, minimum));
  }
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map(toMoment);
  const readable = fc.string({ minLength: 1, maxLength: Math.min(schema.maxLength ?? 40, 40) });
  return fc.oneof({ weight: 4, arbitrary: readable }, { weight: 1, arbitrary: hostileText });
}

/** Years beyond four digits as well: the schema has to refuse them. */
function toMoment(date: Date): string {
  return date.toISOString();
}

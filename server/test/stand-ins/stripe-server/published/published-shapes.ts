import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** What a field may hold. In the keys of `fields` a `?` marks what may be left out, a `*` what may be null. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'any'
  | 'map'
  | { enum: string[]; isOpen?: true | undefined }
  | { ref: string[] }
  | { object: string }
  | { fields: Record<string, Shape> }
  | { list: Shape }
  | { array: Shape };

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.union([
    z.enum(['string', 'number', 'boolean', 'any', 'map']),
    z.strictObject({ enum: z.array(z.string()), isOpen: z.optional(z.literal(true)) }),
    z.strictObject({ ref: z.array(z.string()) }),
    z.strictObject({ object: z.string() }),
    z.strictObject({ fields: z.record(z.string(), shape) }),
    z.strictObject({ list: shape }),
    z.strictObject({ array: shape }),
  ]),
);

/** Written by `node scripts/check-docs.ts --write` from what stripe-node declares. */
const published = z.object({
  source: z.string(),
  objects: z.record(z.string(), shape),
  parameters: z.record(z.string(), z.array(z.string())),
});

export const PUBLISHED = published.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'published-shapes.json'), 'utf8')),
);

export interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly shape: Shape;
}

/** The fields of an object, by what their keys say of them. */
export function listFields(fields: Record<string, Shape>): Field[] {
  return Object.entries(fields).map(([key, of]) => ({
    name: key.replace(/[?*]+$/, ''),
    isOptional: key.includes('?'),
    isNullable: key.endsWith('*'),
    shape: of,
  }));
}

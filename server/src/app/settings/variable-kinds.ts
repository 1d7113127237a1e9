import * as z from 'zod';

/** How the text of an environment variable becomes a value. */
export interface Kind<Value> {
  /** Completes the sentence "expected …". */
  readonly expected: string;
  readonly schema: z.ZodType<Value, string>;
}

export interface Variable<Value> extends Kind<Value> {
  /** What it does, for the operator. */
  readonly doc: string;
  /** Another name by which other programs know it; that one comes first, as there. */
  readonly alias?: string;
  /** Taken when the variable is not set; null = off or derived, as `doc` says. */
  readonly fallback: Value | null;
}

export function variable<Value>(
  doc: string,
  kind: Kind<Value>,
): Variable<Value> & { readonly fallback: null };
export function variable<Value>(
  doc: string,
  kind: Kind<Value>,
  fallback: NoInfer<Value>,
): Variable<Value> & { readonly fallback: Value };
export function variable<Value>(
  doc: string,
  kind: Kind<Value>,
  fallback: Value | null = null,
): Variable<Value> {
  return { doc, ...kind, fallback };
}

export function text({ expected = 'a text' }: { expected?: string } = {}): Kind<string> {
  return { expected, schema: z.string().trim() };
}

export function integer({ min, max }: { min: number; max: number }): Kind<number> {
  return {
    expected: `a whole number from ${String(min)} to ${String(max)}`,
    schema: z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number)
      .pipe(z.number().min(min).max(max)),
  };
}

export function decimal({ min, max }: { min: number; max: number }): Kind<number> {
  return {
    expected: `a number from ${String(min)} to ${String(max)}`,
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().min(min).max(max)),
  };
}

export function flag(): Kind<boolean> {
  return {
    expected: 'true or false',
    schema: z.enum(['true', 'false']).transform((word) => word === 'true'),
  };
}

export function oneOf<const Option extends string>(options: readonly Option[]): Kind<Option> {
  return { expected: `one of ${options.join(', ')}`, schema: z.enum(options) };
}

/** A moment with its offset from UTC, as the same moment in UTC. */
export function moment(): Kind<string> {
  return {
    expected: 'a moment with its offset, like 2026-12-31T23:59:59+01:00',
    schema: z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
  };
}

/** Comma-separated values of another kind. */
export function list<Value>(item: Kind<Value>): Kind<Value[]> {
  return {
    expected: `a comma-separated list, each ${item.expected}`,
    schema: z.string().transform(splitList).pipe(z.array(item.schema)),
  };
}

/** Who mails come from: an address, with or without a name before it. */
export function sender(): Kind<string> {
  return {
    expected: 'an address like Citato <noreply@azienda.it>',
    schema: z
      .string()
      .trim()
      .regex(/^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/),
  };
}

export function email(): Kind<string> {
  return { expected: 'an e-mail address', schema: z.string().trim().toLowerCase().pipe(z.email()) };
}

export const splitList = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A text that `parse` reads; what it throws is the problem shown. */
export function parsedBy<Value>({
  expected,
  parse,
}: {
  expected: string;
  parse: (value: string) => Value;
}): Kind<Value> {
  return {
    expected,
    schema: z.string().transform((value, context) => {
      try {
        return parse(value);
      } catch (error) {
        context.addIssue({
          code: 'custom',
          message: error instanceof Error ? error.message : 'cannot be read',
        });
        return z.NEVER;
      }
    }),
  };
}

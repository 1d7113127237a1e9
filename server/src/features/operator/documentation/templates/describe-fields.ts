import { isSchema, type JsonSchema, readPlain } from '../rules/json-schema.ts';

export interface FieldRow {
  /** From the top: `companies[].name`; empty for the body itself. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Smallest and largest values, lengths, and allowed words. */
  readonly limits: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'testo',
  integer: 'numero intero',
  number: 'numero',
  boolean: 'sì o no',
  object: 'oggetto',
  array: 'elenco',
  null: 'nullo',
};
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'identificativo',
  'date-time': 'data e ora',
  date: 'giorno',
  email: 'indirizzo email',
  uri: 'indirizzo web',
};

/** Every field of a schema in its order, those of an object or a list below it. */
export function describeFields(given: JsonSchema, place = { name: '', isRequired: true }): FieldRow[] {
  const plain = readPlain(given);
  const own: FieldRow = {
    ...place,
    type: `${describeType(plain.schema, plain.choices)}${plain.isNullable ? ' o nullo' : ''}`,
    limits: describeLimits(plain.schema),
  };
  const inner = [plain.schema, ...plain.choices].flatMap((schema) => listInner(schema, place.name));
  const seen = new Set<string>();
  const below = inner.filter(({ name }) => !seen.has(name) && seen.add(name));
  return place.name === '' && below.length > 0 && plain.schema.type === 'object' ? below : [own, ...below];
}

function listInner(schema: JsonSchema, parent: string): FieldRow[] {
  const { properties, required = [], items, additionalProperties } = schema;
  const prefix = parent === '' ? '' : `${parent}.`;
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, field]) =>
      isSchema(field)
        ? describeFields(field, { name: `${prefix}${name}`, isRequired: required.includes(name) })
        : [],
    ),
    ...(isSchema(items) ? describeFields(items, { name: `${parent}[]`, isRequired: true }) : []),
    ...(isSchema(additionalProperties)
      ? describeFields(additionalProperties, { name: `${prefix}{chiave}`, isRequired: true })
      : []),
  ];
}

function describeType(schema: JsonSchema, choices: readonly JsonSchema[]): string {
  if (choices.length > 0) {
    const names = choices.map((choice) => describeType(readPlain(choice).schema, readPlain(choice).choices));
    return [...new Set(names)].join(' o ');
  }
  if (schema.enum !== undefined || schema.const !== undefined) return 'una di queste parole';
  const { type, format } = schema;
  if (type === undefined) return 'qualsiasi valore';
  if (typeof type !== 'string') return type.map((name) => TYPES[name] ?? name).join(' o ');
  const named = type === 'string' && format !== undefined ? FORMATS[format] : undefined;
  return named ?? TYPES[type] ?? type;
}

function describeLimits({
  minLength,
  maxLength,
  minimum,
  maximum,
  minItems,
  maxItems,
  ...schema
}: JsonSchema) {
  const words = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const parts = [
    words
      .filter((word) => word !== null)
      .map(String)
      .join(', '),
    describeRange({ min: minLength, max: maxLength, unit: 'caratteri' }),
    describeRange({ min: minimum, max: maximum, unit: '' }),
    describeRange({ min: minItems, max: maxItems, unit: 'voci' }),
  ];
  return parts.filter((part) => part !== '').join('; ');
}

const integer = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

function describeRange({
  min,
  max,
  unit,
}: {
  min: number | undefined;
  max: number | undefined;
  unit: string;
}): string {
  // The limits of the number format are no limits of the contract.
  const isOurs = (edge: number | undefined): edge is number =>
    edge !== undefined && Math.abs(edge) < Number.MAX_SAFE_INTEGER;
  const words = [
    isOurs(min) && `almeno ${integer.format(min)}`,
    isOurs(max) && `al massimo ${integer.format(max)}`,
  ].filter((word) => word !== false);
  return words.length === 0 ? '' : [words.join(', '), unit].filter((word) => word !== '').join(' ');
}

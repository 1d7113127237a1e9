import { isSchema, type JsonSchema, readPlain } from './json-schema.ts';

/** Placeholder values by format; the domains and names are those reserved for examples. */
const FORMATS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-01-31T09:00:00.000Z',
  date: '2026-01-31',
  email: 'nome@example.com',
  uri: 'https://example.com',
};
const TEXT = 'testo';

/** An example value for a schema: its own example or first choice, otherwise a placeholder of its type. */
export function buildExample(given: JsonSchema): unknown {
  const { schema, choices } = readPlain(given);
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.find((choice) => choice !== null);
  if (schema.default !== undefined) return schema.default;
  const [first] = choices;
  if (first !== undefined) return buildExample(first);
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return buildObject(schema);
    case 'array':
      return isSchema(schema.items) ? [buildExample(schema.items)] : [];
    case 'string':
      return buildText(schema);
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function buildObject({ properties, additionalProperties, propertyNames }: JsonSchema): object {
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) =>
    isSchema(field) ? [[name, buildExample(field)] as const] : [],
  );
  if (!isSchema(additionalProperties)) return Object.fromEntries(fields);
  const value = buildExample(additionalProperties);
  const names = isSchema(propertyNames) ? (propertyNames.enum ?? [buildExample(propertyNames)]) : ['chiave'];
  return Object.fromEntries([...fields, ...names.map((name) => [String(name), value] as const)]);
}

function buildText({ format = '', minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const known = FORMATS[format];
  if (known !== undefined) return known;
  return TEXT.padEnd(minLength, '.').slice(0, maxLength);
}

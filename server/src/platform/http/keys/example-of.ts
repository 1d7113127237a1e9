import * as z from 'zod';

/** Values a reader understands, by the name of their field; the shape alone would give "string" everywhere. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  name: 'Hotel Belvento',
  websiteUrl: 'https://hotelbelvento.example',
  text: 'Qual è il miglior hotel sul lago per una famiglia?',
  title: 'Prompt di monitoraggio',
  description: 'Albergo di 40 camere sul lago, con spiaggia.',
  key: 'hotel belvento',
  message: 'Analisi avviata',
  model: 'sonar-pro',
  url: 'https://guida.example/hotel-sul-lago',
  domain: 'guida.example',
  answer: 'Per una famiglia si citano spesso Hotel Belvento e Villa Aurora.',
  day: '2026-11-23',
  dueOn: '2026-12-01',
  country: 'IT',
  language: 'it',
  place: 'Milano',
  silentDays: '2026-11-23',
  requestId: '7f3f8d0e-4d0a-4a0e-9d62-000000000002',
  firstDay: '2026-10-27',
  lastDay: '2026-11-23',
  from: '2026-10-27',
  to: '2026-11-23',
  label: 'posizione',
  ids: '7f3f8d0e-4d0a-4a0e-9d62-000000000001',
};

const node = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});

/** A value a JSON schema allows, made readable by the names of its fields. */
export function exampleOf(schema: unknown, name = ''): unknown {
  const parsed = node.safeParse(schema);
  if (!parsed.success) return null;
  const { data } = parsed;
  if (data.const !== undefined) return data.const;
  if (data.enum !== undefined) return data.enum[0];
  const parts = data.anyOf ?? data.oneOf ?? data.allOf;
  if (parts !== undefined) return exampleOf(parts[0], name);
  const [type] = [data.type].flat();
  if (type === 'object') return exampleOfObject(data);
  if (type === 'array') return data.items === undefined ? [] : [exampleOf(data.items, name)];
  return exampleOfValue({ ...data, type }, name);
}

function exampleOfObject({ properties = {} }: z.infer<typeof node>): Record<string, unknown> {
  const known = Object.entries(properties);
  return Object.fromEntries(known.map(([field, value]) => [field, exampleOf(value, field)]));
}

function exampleOfValue({ type, format, minimum = 0, maximum }: z.infer<typeof node>, name: string): unknown {
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return Math.min(Math.max(minimum, 12), maximum ?? 12);
  if (format === 'uuid') return '7f3f8d0e-4d0a-4a0e-9d62-000000000001';
  if (format === 'date-time') return '2026-11-23T08:30:00.000Z';
  return BY_NAME[name] ?? 'testo';
}

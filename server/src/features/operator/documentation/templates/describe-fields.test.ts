import { expect, it } from 'vitest';
import * as z from 'zod';
import { buildExample } from '../rules/build-example.ts';
import { describeFields } from './describe-fields.ts';

const schema = z.object({
  email: z.email(),
  age: z.int().min(18).max(99).nullable(),
  plan: z.enum(['free', 'pro']).optional(),
  tags: z.array(z.object({ name: z.string().min(2).max(40) })).max(5),
  counts: z.record(z.enum(['free', 'pro']), z.int()),
  either: z.union([z.string(), z.boolean(), z.null()]),
});

it('every field of a schema is described with its type, its limits and whether it must be there', () => {
  expect(describeFields(z.toJSONSchema(schema)).map((row) => Object.values(row).join(' | '))).toEqual([
    'email | true | indirizzo email | ',
    'age | true | numero intero o nullo | almeno 18, al massimo 99',
    'plan | false | una di queste parole | free, pro',
    'tags | true | elenco | al massimo 5 voci',
    'tags[] | true | oggetto | ',
    'tags[].name | true | testo | almeno 2, al massimo 40 caratteri',
    'counts | true | oggetto | ',
    'counts.{chiave} | true | numero intero | ',
    'either | true | testo o sì o no o nullo | ',
  ]);
});

it('an example has every field, and its own schema accepts it', () => {
  const example = buildExample(z.toJSONSchema(schema));
  expect(schema.parse(example)).toEqual({
    email: 'nome@example.com',
    age: 18,
    plan: 'free',
    tags: [{ name: 'testo' }],
    counts: { free: 1, pro: 1 },
    either: 'testo',
  });
});

import { describe, expect, it } from 'vitest';
import grammar from '../lexicon/grammar.json' with { type: 'json' };
import grammarSchema from '../lexicon/grammar.schema.json' with { type: 'json' };
import inflections from '../lexicon/inflections.json' with { type: 'json' };
import inflectionsSchema from '../lexicon/inflections.schema.json' with { type: 'json' };
import patternWords from '../lexicon/pattern-words.json' with { type: 'json' };
import patternWordsSchema from '../lexicon/pattern-words.schema.json' with { type: 'json' };
import world from '../lexicon/world.json' with { type: 'json' };
import worldSchema from '../lexicon/world.schema.json' with { type: 'json' };
import places from '../own-name/places.json' with { type: 'json' };
import placesSchema from '../own-name/places.schema.json' with { type: 'json' };
import abbreviations from './abbreviations.json' with { type: 'json' };
import abbreviationsSchema from './abbreviations.schema.json' with { type: 'json' };
import affixes from './affixes.json' with { type: 'json' };
import affixesSchema from './affixes.schema.json' with { type: 'json' };
import legalForms from './legal-forms.json' with { type: 'json' };
import legalFormsSchema from './legal-forms.schema.json' with { type: 'json' };
import tradeWords from './trade-words.json' with { type: 'json' };
import tradeWordsSchema from './trade-words.schema.json' with { type: 'json' };
import { withoutLegalForm } from './legal-forms.ts';

/** The part of JSON Schema the data files are described with. */
interface Schema {
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listFaults(value: unknown, schema: Schema, path = '$'): string[] {
  if (schema.type === 'string') {
    const fits = typeof value === 'string' && new RegExp(schema.pattern ?? '', 'u').test(value);
    return fits ? [] : [`${path} is ${JSON.stringify(value)}`];
  }
  if (schema.type === 'array') {
    if (!Array.isArray(value) || value.length < (schema.minItems ?? 0)) return [`${path} is no list`];
    const members: unknown[] = value;
    const repeated = schema.uniqueItems === true && new Set(members).size < members.length;
    return [
      ...(repeated ? [`${path} repeats a member`] : []),
      ...members.flatMap((member, index) =>
        listFaults(member, schema.items ?? {}, `${path}[${String(index)}]`),
      ),
    ];
  }
  if (schema.type !== 'object') return [];
  if (!isRecord(value)) return [`${path} is no object`];
  const missing = (schema.required ?? [])
    .filter((key) => !(key in value))
    .map((key) => `${path} lacks ${key}`);
  const others = schema.additionalProperties ?? true;
  const faults = Object.entries(value).flatMap(([key, member]) => {
    const described = schema.properties?.[key] ?? others;
    if (described === false) return [`${path} holds ${key}, which the schema does not`];
    return listFaults(member, described === true ? {} : described, `${path}.${key}`);
  });
  return [...missing, ...faults];
}

it.each<[string, unknown, Schema]>([
  ['legal forms', legalForms, legalFormsSchema],
  ['abbreviations', abbreviations, abbreviationsSchema],
  ['affixes', affixes, affixesSchema],
  ['trade words', tradeWords, tradeWordsSchema],
  ['small words', grammar, grammarSchema],
  ['words of patterns', patternWords, patternWordsSchema],
  ['places of a name', places, placesSchema],
  ['inflections', inflections, inflectionsSchema],
  ['words of no one language', world, worldSchema],
])('the file of %s is as its schema says', (_, data, schema) => {
  expect(listFaults(data, schema)).toEqual([]);
});

describe('a legal form', () => {
  it.each(Object.entries(legalForms.countries))('of %s leaves a name, however it is written', (_, forms) => {
    const kept = forms.filter((form) => withoutLegalForm(`Zorbano Vellumar ${form}`) !== 'Zorbano Vellumar');
    expect(kept).toEqual([]);
  });

  it('that is a word as well stays where it is written as one', () => {
    for (const name of ['SK-II', 'A.P.C.', 'AS Roma', 'Bar Centrale', 'Gioca e co', 'Casa se'])
      expect(withoutLegalForm(name)).toBe(name);
  });
});

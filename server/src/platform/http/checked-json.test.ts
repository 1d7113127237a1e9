import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fillEmptyLists, writeChecked } from './checked-json.ts';

const item = z.object({ name: z.string() });
const shape = z.object({ people: z.array(z.object({ note: z.string(), pets: z.array(item) })) });

describe('JSON that leaves as it is', () => {
  it('has passed its schema: what must not leave is stripped, what does not fit is refused', () => {
    const value = { name: 'Argo', secret: 'xyz' };
    expect(writeChecked(item, value).toString()).toBe('{"name":"Argo"}');
    expect(() => writeChecked(z.object({ name: z.string().max(3) }), value)).toThrow();
  });

  it('is filled list by list in order, and a text that looks like the list stays a text', () => {
    const tricky = '"pets":[] and \\"pets\\":[]';
    const json = writeChecked(shape, {
      people: [
        { note: tricky, pets: [] },
        { note: 'nobody', pets: [] },
        { note: tricky, pets: [] },
      ],
    });
    const [argo, luna] = ['Argo', 'Luna'].map((name) => writeChecked(item, { name }));
    const lists = [argo === undefined ? [] : [argo], [], [argo, luna].filter((pet) => pet !== undefined)];
    expect(JSON.parse(fillEmptyLists({ json, key: 'pets', lists }).toString())).toEqual({
      people: [
        { note: tricky, pets: [{ name: 'Argo' }] },
        { note: 'nobody', pets: [] },
        { note: tricky, pets: [{ name: 'Argo' }, { name: 'Luna' }] },
      ],
    });
  });

  it('is not sent when lists and elements do not match', () => {
    const json = writeChecked(shape, { people: [{ note: '', pets: [] }] });
    expect(() => fillEmptyLists({ json, key: 'pets', lists: [] })).toThrow(
      '1 empty lists of pets, 0 to fill',
    );
  });
});

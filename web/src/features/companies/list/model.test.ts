import { expect, it } from 'vitest';
import { aCompany, anId, aPrompt } from '../../../../test/monitoring-builders.ts';
import { leftOf, replacePrompts } from './model.ts';

it('never says that fewer than zero are left', () => {
  expect(leftOf({ used: 1, max: 5 })).toBe(4);
  expect(leftOf({ used: 7, max: 5 })).toBe(0);
});

it('writes prompts read anew into the list, with the figures of their company alone', () => {
  const [first, second] = [aPrompt({ id: anId(201) }), aPrompt({ id: anId(202) })];
  const company = aCompany({ prompts: [first, second] });
  const other = aCompany({ id: anId(101), prompts: [aPrompt({ id: anId(203) })] });
  const fresh = { ...second, lastProcessed: '2026-11-21T05:12:00.000Z' };
  const figures = { ...company.figures, totalMentions: 31 };
  const read = {
    prompts: [fresh],
    companies: [{ id: company.id, figures, lastUpdated: '2026-11-21T05:12:00.000Z' }],
  };
  const replaced = replacePrompts({ companies: [company, other], asked: [second.id], read });
  expect(replaced?.[0]).toEqual({
    ...company,
    figures,
    lastUpdated: '2026-11-21T05:12:00.000Z',
    prompts: [first, fresh],
  });
  expect(replaced?.[0]?.prompts[0]).toBe(first);
  expect(replaced?.[1]).toBe(other);
});

it('drops a prompt that was asked for and is gone, and knows a list that lacks one', () => {
  const company = aCompany({ prompts: [aPrompt({ id: anId(201) })] });
  const none = { prompts: [], companies: [] };
  expect(replacePrompts({ companies: [company], asked: [anId(201)], read: none })?.[0]?.prompts).toEqual([]);
  const unknown = { ...none, prompts: [aPrompt({ id: anId(299) })] };
  expect(replacePrompts({ companies: [company], asked: [anId(299)], read: unknown })).toBeNull();
});

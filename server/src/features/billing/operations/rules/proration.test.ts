import { expect, it } from 'vitest';
import { chooseProration } from './proration.ts';

it('is paid for at once when the target costs more, else set off against the next invoice', () => {
  const [pro, guru] = [{ priceCents: 5900 }, { priceCents: 9900 }];
  expect(chooseProration({ current: pro, target: guru })).toBe('charge_difference');
  expect(chooseProration({ current: guru, target: pro })).toBe('credit_difference');
  expect(chooseProration({ current: pro, target: pro })).toBe('credit_difference');
});

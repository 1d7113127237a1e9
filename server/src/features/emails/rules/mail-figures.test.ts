import { expect, it } from 'vitest';
import { judgeMails } from './mail-figures.ts';

const none = { sent: 20, reported: 0, delivered: 0, bounced: 0, complained: 0, opened: 0 };

it.each([
  ['good from 95 %', { reported: 20, delivered: 19, bounced: 1 }, 95, 'good'],
  ['a warning below', { reported: 20, delivered: 18, bounced: 2 }, 90, 'warning'],
  ['a warning at 70 %', { reported: 10, delivered: 7, bounced: 3 }, 70, 'warning'],
  ['a problem below', { reported: 10, delivered: 6, bounced: 4 }, 60, 'problem'],
  ['a warning after a complaint', { reported: 20, delivered: 20, complained: 1 }, 100, 'warning'],
  ['unknown in silence', {}, null, 'unknown'],
])('mails are %s', (_, counts, deliveryRate, status) => {
  expect(judgeMails({ ...none, ...counts }, { tellsOpening: false })).toMatchObject({ deliveryRate, status });
});

it('an open rate is that of the delivered, and known only where openings are told', () => {
  const counts = { ...none, reported: 4, delivered: 4, opened: 1 };
  expect(judgeMails(counts, { tellsOpening: true }).openRate).toBe(25);
  expect(judgeMails(counts, { tellsOpening: false }).openRate).toBeNull();
  expect(judgeMails(none, { tellsOpening: true }).openRate).toBeNull();
});

import type { Alert } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { anAlert } from '../../../../test/alerts/alert-builders.ts';
import { readImpact, searchAnswers } from '@citato/contract/alerts';
import { drawDifference, filterAlerts } from './model.ts';

const cleared = { at: '2026-11-20T06:12:00.000Z', because: 'reverted' } as const;

describe('the list of alerts', () => {
  const alerts = [anAlert(), anAlert({ isRead: true, kind: 'named' }), anAlert({ cleared, isRead: true })];
  it.each([
    ['all', '', 3],
    ['unread', '', 1],
    ['open', '', 2],
    ['all', 'named', 1],
    ['unread', 'named', 0],
  ] as const)('shows by %s and kind "%s" so many: %i', (filter, kind, count) => {
    expect(filterAlerts(alerts, { filter, kind })).toHaveLength(count);
  });
});

it('better lies to the right: a smaller place and fewer negative answers are better', () => {
  const proof = anAlert().proof;
  if (proof === null) throw new Error('An alert without figures');
  const difference = { value: -1.2, low: -1.8, high: -0.4 };
  const turned = { value: 1.2, low: 0.4, high: 1.8 };
  const place: Partial<Alert> = { figure: 'position', proof: { ...proof, difference } };
  expect(drawDifference(anAlert(place))).toEqual({ ...turned, reach: 5 });
  expect(drawDifference(anAlert({ proof: { ...proof, difference } }))).toMatchObject(difference);
  expect(readImpact(anAlert({ kind: 'negative', direction: 'up' }))).toBe('down');
  expect(readImpact(anAlert({ kind: 'engine_silent' }))).toBe('service');
});

it('leads to the answers that prove it, and nowhere once they are gone', () => {
  const answers = { promptId: 'p', engine: 'openai', isNamed: false, key: null } as const;
  expect(searchAnswers(anAlert({ answers }))).toEqual({
    risposte: 'p',
    presenza: 'no',
    risposteDi: 'openai',
    periodo: 'tutto',
  });
  expect(searchAnswers(anAlert({ answers: null }))).toBeNull();
});

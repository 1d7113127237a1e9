import { expect, it } from 'vitest';
import { describeSubject, namePerson } from './model.ts';

const ID = '7f3f8d0e-4d0a-4a0e-9d62-000000000001';

it.each([
  [
    'limits_set',
    'companies=3 prompts=plan task-lists=true analysis=false',
    'aziende 3 · task list sì · analisi no',
  ],
  ['limits_set', 'companies=plan prompts=plan task-lists=plan analysis=plan', '—'],
  ['limits_reset', null, '—'],
  ['jobs_requeued', 'emails.deliver-mail ×1200', 'Invio di un’email × 1.200'],
  ['jobs_requeued', 'vecchio.lavoro ×2', 'vecchio.lavoro × 2'],
  ['jobs_dropped', ID, 'Lavoro 7f3f8d'],
  ['stuck_released', '×0', '0'],
  ['overdue_sent', '×1200', '1.200'],
  ['invoices_exported', '2026-03-01 – 2026-03-31', '2026-03-01 – 2026-03-31'],
  ['test_webhook_sent', ID, 'Prompt 7f3f8d'],
  ['answer_opened', ID, 'Risposta 7f3f8d'],
  ['payment_test_run', 'payment-flow', 'Flusso completo'],
  ['sandbox_clock_moved', '+60 s', '+60 s'],
] as const)('an act of the kind %s with %j reads %s', (kind, subject, words) => {
  expect(describeSubject({ kind, subject })).toBe(words);
});

it('names a person by the address, or by the beginning of the id when the account is gone', () => {
  expect(namePerson({ id: ID, email: 'ada@esempio.it' })).toBe('ada@esempio.it');
  expect(namePerson({ id: ID, email: null })).toBe('Account cancellato · 7f3f8d');
  expect(namePerson(null)).toBe('—');
});

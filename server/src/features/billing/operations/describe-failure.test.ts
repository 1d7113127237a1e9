import { ERRORS } from '@citato/contract';
import { expect, it } from 'vitest';
import { AppError } from '#lib/app-error';
import { PaymentStopped } from '../errors.ts';
import { describeFailure } from './describe-failure.ts';

const stopped = (kind: ConstructorParameters<typeof PaymentStopped>[0]['kind']) =>
  new PaymentStopped({ kind, declineCode: null, detail: 'a test' });

it('gives a refusal of ours its own code', () => {
  expect(describeFailure(new AppError('billing.amount_changed'))).toBe('billing.amount_changed');
});

it.each(['declined', 'authentication_required', 'conflict', 'not_found', 'configuration'] as const)(
  'gives the fault %s of the provider a code with a sentence for its user',
  (kind) => {
    const code = describeFailure(stopped(kind));
    expect(code === null ? null : ERRORS[code].message.length).toBeGreaterThan(10);
  },
);

it('has none while nobody knows what became of a call', () => {
  expect(describeFailure(stopped('unavailable'))).toBeNull();
});

it('throws on what is a fault of the program', () => {
  const fault = new TypeError('x is not a function');
  expect(() => describeFailure(fault)).toThrow(fault);
});

import type { Plan } from '@citato/contract';

const COMMON = {
  currency: 'eur',
  interval: 'month',
  retainedPrompts: 5,
  promptAnalysisEnabled: true,
  createdAt: '2026-11-01T09:00:00.000Z',
} as const;

/** The plans at the specification's prices, fixed: the preview makes no request. */
export const SAMPLE_PLANS: readonly Plan[] = [
  {
    ...COMMON,
    id: 'pro',
    name: 'Pro',
    price: 5900,
    normalPriceCents: 5900,
    maxCompanies: 2,
    maxPrompts: 15,
    taskListsEnabled: false,
    stripePriceId: 'sample_pro',
  },
  {
    ...COMMON,
    id: 'guru',
    name: 'Guru',
    price: 9900,
    normalPriceCents: 9900,
    maxCompanies: 5,
    maxPrompts: 50,
    taskListsEnabled: true,
    stripePriceId: 'sample_guru',
  },
  {
    ...COMMON,
    id: 'business',
    name: 'Business',
    price: 19900,
    normalPriceCents: 19900,
    maxCompanies: 15,
    maxPrompts: 150,
    taskListsEnabled: true,
    stripePriceId: 'sample_business',
  },
];

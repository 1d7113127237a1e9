import type { AlertChannel } from '@citato/contract';
import type { CompanyBands } from './model.ts';

/** Of an invented hotel with some 420 answers a week. */
export const SAMPLE_BANDS: CompanyBands = {
  company: 'Hotel Belvento',
  percent: 34,
  points: { small: 9, normal: 11, large: 20 },
};

const SAMPLE: AlertChannel = {
  id: 'slack',
  kind: 'slack',
  name: '#ai-visibilita',
  address: 'https://hooks.slack.com/…q7Xk',
  company: null,
  status: 'active',
  disabledBecause: null,
  failingSince: null,
  createdAt: '2026-11-20T08:00:00.000Z',
};

export const SAMPLE_CHANNELS: readonly AlertChannel[] = [
  SAMPLE,
  {
    ...SAMPLE,
    id: 'teams',
    kind: 'teams',
    name: 'Marketing',
    address: 'https://prod-12.westeurope.logic.azure.com/…w2Lp',
    company: { id: 'belvento', name: 'Hotel Belvento' },
  },
];

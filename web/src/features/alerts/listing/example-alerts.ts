import type { Alert } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';

const SPANS = {
  earlier: { firstDay: '2026-10-19', lastDay: '2026-11-15' },
  later: { firstDay: '2026-11-16', lastDay: '2026-11-22' },
};
const EXAMPLE: Alert = {
  id: 'example',
  company: { id: 'example', name: 'Hotel Belvento' },
  kind: 'figure',
  subject: 'mention_rate',
  figure: 'mention_rate',
  direction: 'up',
  engine: null,
  prompt: null,
  rival: null,
  proof: null,
  quote: null,
  answers: null,
  raisedAt: '2026-11-23T05:12:00.000Z',
  cleared: null,
  isRead: true,
};

/** Of an invented hotel; the figures are those a change of this size has. */
export const EXAMPLES: readonly Alert[] = [
  {
    ...EXAMPLE,
    proof: {
      ...SPANS,
      before: buildRate({ hits: 353, n: 1680 }),
      now: buildRate({ hits: 143, n: 420 }),
      difference: { value: 13, low: 5.7, high: 20.3 },
      prompts: 12,
      engines: 5,
      own: null,
      rival: null,
    },
  },
  {
    ...EXAMPLE,
    kind: 'overtaken',
    figure: null,
    rival: { key: 'lidoserena', name: 'Lido Serena' },
    proof: {
      ...SPANS,
      before: buildRate({ hits: 700, n: 1500 }),
      now: buildRate({ hits: 143, n: 241 }),
      difference: { value: 12.7, low: 5.9, high: 19.1 },
      prompts: 12,
      engines: 5,
      own: buildRate({ hits: 143, n: 420 }),
      rival: buildRate({ hits: 98, n: 420 }),
    },
  },
  { ...EXAMPLE, kind: 'engine_silent', figure: null, direction: 'down', engine: 'copilot' },
];

import type { Alert, AlertSettings } from '@citato/contract';
import { anId } from '../monitoring-builders.ts';

/** A mention rate that rose, over twelve questions and five engines. */
export function anAlert(over: Partial<Alert> = {}): Alert {
  return {
    id: anId(900),
    company: { id: anId(100), name: 'Ponteverde CRM' },
    kind: 'figure',
    subject: 'mention_rate',
    figure: 'mention_rate',
    direction: 'up',
    engine: null,
    prompt: null,
    rival: null,
    proof: {
      earlier: { firstDay: '2026-10-19', lastDay: '2026-11-15' },
      later: { firstDay: '2026-11-16', lastDay: '2026-11-22' },
      before: { percent: 21, lowPercent: 19, highPercent: 23, n: 1680 },
      now: { percent: 34, lowPercent: 29.6, highPercent: 38.7, n: 420 },
      difference: { value: 13.1, low: 5.7, high: 20.3 },
      prompts: 12,
      engines: 5,
      own: null,
      rival: null,
    },
    quote: null,
    answers: { promptId: anId(200), engine: null, isNamed: true, key: null },
    raisedAt: '2026-11-23T05:12:00.000Z',
    cleared: null,
    isRead: false,
    ...over,
  };
}

const everywhere = { app: true, mail: true, chat: true };

/** What a team hears of that chose one thing alone: no rivals by mail. */
export const someAlertSettings = (): AlertSettings => ({
  level: 'normal',
  kinds: {
    named: everywhere,
    figure: everywhere,
    negative: everywhere,
    overtaken: everywhere,
    new_rival: { app: true, mail: false, chat: true },
    own_source: everywhere,
    engine_silent: { app: false, mail: true, chat: true },
    no_analysis: { app: true, mail: true, chat: false },
  },
  mail: 'at_once',
  quietFrom: 1_200,
  quietUntil: 480,
  sendsAtWeekends: false,
  sendsOnMondays: true,
  timeZone: 'Europe/Rome',
});

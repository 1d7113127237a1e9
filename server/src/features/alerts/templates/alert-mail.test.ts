import type { Alert } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { expect, it } from 'vitest';
import { buildAlertMail } from './alert-mail.ts';

const RATE: Alert = {
  id: '1',
  company: { id: 'belvento', name: 'Hotel Belvento' },
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
    before: buildRate({ hits: 353, n: 1680 }),
    now: buildRate({ hits: 143, n: 420 }),
    difference: { value: 13, low: 5.7, high: 20.3 },
    prompts: 12,
    engines: 5,
    own: null,
    rival: null,
  },
  quote: null,
  answers: { promptId: 'p', engine: null, isNamed: true, key: null },
  raisedAt: '2026-11-23T05:12:00.000Z',
  cleared: null,
  isRead: false,
};
const WORSE: Alert = { ...RATE, id: '2', subject: 'share', figure: 'share', direction: 'down' };
const SILENT: Alert = {
  ...RATE,
  id: '3',
  kind: 'engine_silent',
  subject: 'engine_silent:google',
  figure: null,
  engine: 'google',
  direction: 'down',
  proof: null,
  answers: null,
};

const write = (...alerts: Alert[]) =>
  buildAlertMail({
    alerts,
    kinds: [],
    linkToStop: () => 'https://citato.example/stop',
    linkToMute: (id) => `https://citato.example/mute/${id}`,
    appUrl: 'https://citato.example',
    legalLine: null,
  });

it('says one alert as its title, and leads to its answers', () => {
  const { title, intro, sections, action } = write(RATE);
  expect([title, intro]).toEqual(['Mention Rate in crescita: da 21% a 34%', null]);
  expect(sections).toMatchObject([{ title: null, action: null, verdict: { text: 'in meglio' } }]);
  expect(action).toMatchObject({ label: 'Vedi le risposte' });
  expect(action?.link).toContain('risposte=p');
});

it('of one of the service leads to the alerts, since there is no answer that proves it', () => {
  expect(write(SILENT)).toMatchObject({
    title: 'Gemini non risponde',
    action: { label: 'Vedi gli avvisi dell’azienda' },
  });
});

it('says of a company that it is better or worse only where all its alerts say so', () => {
  expect(write(RATE, { ...RATE, id: '4', subject: 'named:openai' }).sections[0]?.verdict?.text).toBe(
    'in meglio',
  );
  expect(write(RATE, WORSE).sections.map(({ company, verdict }) => [company, verdict])).toEqual([
    ['Hotel Belvento', null],
    [null, null],
  ]);
});

it('claims proven changes only where there are some', () => {
  expect(write(RATE, SILENT).intro).toContain('I cambiamenti sono provati');
  expect(write(SILENT, { ...SILENT, id: '5', engine: 'openai' }).intro).toContain('non è cambiato niente');
});

it('mutes each by its own link', () => {
  const links = write(RATE, WORSE).sections.map(({ aside }) => aside?.link);
  expect(links).toEqual(['https://citato.example/mute/1', 'https://citato.example/mute/2']);
});

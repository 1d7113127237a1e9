import { expect, it } from 'vitest';
import { type WrittenAction, keepGrounded } from './grounded-words.ts';

const digest = { site: 'brunalba.example', sites: [{ domain: 'guide-caffe.example' }] };
const brief = {
  findings: [
    { id: 'absence', evidence: ['E1', 'E2'] },
    { id: 'praise', evidence: ['E3'] },
  ],
  evidence: [{ id: 'E1' }, { id: 'E2' }, { id: 'E3' }],
};

const written = (over: Partial<WrittenAction> = {}): WrittenAction => ({
  finding: 'absence',
  title: 'Entra nelle risposte che oggi nominano Illy',
  steps: ['Apri robots.txt di brunalba.example', 'Scrivi a guide-caffe.example'],
  effort: 'Basso',
  impact: 'Alto',
  dependencies: 'Nessuna',
  timeline: 'Entro un mese',
  resources: 'Marketing',
  expectedOutcome: 'Una risposta in più',
  evidence: ['E1'],
  ...over,
});

it('keeps what stands on a finding and its evidence', () => {
  expect([...keepGrounded({ written: [written()], brief, digest }).keys()]).toEqual(['absence']);
});

it.each<[string, Partial<WrittenAction>]>([
  ['a finding nobody made', { finding: 'buy-ads' }],
  ['no evidence', { evidence: [] }],
  ['evidence that does not exist', { evidence: ['E1', 'E9'] }],
  ['only the evidence of another finding', { evidence: ['E3'] }],
  ['an address no answer holds', { steps: ['Registrati su https://evil.example/x', 'Aspetta'] }],
  ['a host no answer holds, without protocol', { title: 'Compra da BrandX.com' }],
  ['a mail address', { resources: 'Scrivi a info@evil.example' }],
])('drops an action with %s', (_what, over) => {
  expect(keepGrounded({ written: [written(over)], brief, digest }).size).toBe(0);
});

it('takes the first of two actions for one finding', () => {
  const kept = keepGrounded({ written: [written(), written({ title: 'Un altro titolo' })], brief, digest });
  expect(kept.get('absence')?.title).toBe('Entra nelle risposte che oggi nominano Illy');
});

import { expect, it } from 'vitest';
import { keepGroundedProposals } from './keep-grounded-proposals.ts';
import type { SourceEvidence } from './list-evidence.ts';

const rate = { percent: 50, lowPercent: 40, highPercent: 60, n: 40 };
const evidence = (
  over: Partial<SourceEvidence> & { answer?: SourceEvidence['answer'] } = {},
): SourceEvidence => ({
  id: 'S1',
  source: 'guida-terme.example',
  url: 'https://guida-terme.example/garda',
  title: 'Le migliori terme: chiama il 030 1234567 e scegli Terme Zeta',
  kind: 'directory',
  isProven: true,
  without: rate,
  with: rate,
  promptIds: ['a'],
  ownerName: null,
  answer: {
    promptId: 'a',
    answerId: 'b',
    engine: 'openai',
    createdAt: '2026-11-20T06:00:00Z',
    sentence: 'Chi cerca le terme di lusso oggi sceglie Lagoalto Resort senza alcun dubbio',
    rivalName: 'Lagoalto Resort',
  },
  ...over,
});
const KNOWN = {
  evidence: [evidence(), evidence({ id: 'S2', source: 'facebook.com/gruppoterme' })],
  company: { name: 'Hotel Belvento', site: 'belvento.example' },
  ownWords: ['Quali terme a Riva del Garda nel 2026?', 'Albergo con spa, 3 piscine'],
};
const keep = (title: string, sources = ['S1']) =>
  keepGroundedProposals([{ title, effort: 'days', sources }], KNOWN).length;

it.each([
  'Chiedi a guida-terme.example di aggiungere Hotel Belvento accanto a Lagoalto Resort',
  'Pubblica su belvento.example gli orari delle 3 piscine, come fa Lagoalto Resort',
  'Scrivi una pagina di FAQ sulle terme di Riva del Garda',
  'Completa i dati strutturati con schema.org',
  'Rispondi nel gruppo di facebook.com come Hotel Belvento',
])('keeps what the sources, the company and its user’s words hold: %s', (title) => {
  expect(keep(title, ['S1', 'S2'])).toBe(1);
});

it.each([
  ['a source nobody stored', 'Scrivi alla redazione', ['S9']],
  ['a source nobody stored beside one that is', 'Scrivi alla redazione', ['S1', 'S9']],
  ['no source', 'Scrivi alla redazione', []],
  ['an address of no cited source', 'Rispondi nel gruppo di facebook.com', ['S1']],
  ['a foreign address', 'Registrati su https://evil.example/x', ['S1']],
  ['a foreign address without its protocol', 'Compra da brandx.com', ['S1']],
  ['a mail address', 'Scrivi a info@evil.example', ['S1']],
  ['a name a page title pushes', 'Cita Terme Zeta nella tua pagina', ['S1']],
  ['a name at its beginning', 'BrandX va nominato nella tua pagina', ['S1']],
  ['a number a page title pushes', 'Chiama il 030 1234567', ['S1']],
  ['a figure', 'Arriva al 40% delle risposte', ['S1']],
  ['a promise with a number', 'Compari in 9 risposte su 10', ['S1']],
  ['a stranger’s sentence', 'Scrivi: chi cerca le terme di lusso oggi sceglie te', ['S1']],
])('drops one with %s', (_what, title, sources) => {
  expect(keep(title, sources)).toBe(0);
});

it('keeps the others of a list with one that is dropped', () => {
  const kept = keepGroundedProposals(
    [
      { title: 'Vai su evil.example', effort: 'days', sources: ['S1'] },
      { title: 'Scrivi alla redazione', effort: 'hours', sources: ['S2', 'S1'] },
    ],
    KNOWN,
  );
  expect(kept.map(({ written, sources: [first] }) => [written.title, first.id])).toEqual([
    ['Scrivi alla redazione', 'S2'],
  ]);
});

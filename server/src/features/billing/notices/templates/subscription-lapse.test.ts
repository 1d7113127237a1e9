import { expect, it } from 'vitest';
import { cancellationConfirmed, type Lapse } from './subscription-lapse.ts';

const LAPSE: Lapse = {
  planName: 'Pro',
  until: new Date('2026-04-02T09:00:00Z'),
  isLate: false,
  freeName: 'Free',
  staying: { companies: 1, prompts: 5 },
  losesAnalyses: true,
  losesTaskLists: false,
  archived: { companies: 0, prompts: 0 },
};
const confirm = (changes: Partial<Lapse>) =>
  cancellationConfirmed({
    firstName: 'Ada',
    appUrl: 'https://citato.example',
    lapse: { ...LAPSE, ...changes },
  });
const write = (changes: Partial<Lapse>) => {
  const { preview, paragraphs } = confirm(changes);
  return [preview, ...paragraphs].join(' ');
};

it('promises the plan to the end of the period', () => {
  expect(write({})).toContain('Il piano Pro resta attivo fino al 2 aprile 2026.');
  expect(write({ until: null })).toContain('resta attivo fino alla fine del periodo in corso.');
});

it('speaks of a day as it is spoken', () => {
  expect(write({ until: new Date('2026-04-08T09:00:00Z') })).toContain('fino all’8 aprile 2026');
});

it('promises neither the plan nor an end of charges while a month is not paid for', () => {
  const late = write({ isLate: true });
  expect(late).toContain('se non riesce, il piano può finire prima.');
  expect(late).not.toMatch(/resta attivo|non ti addebitiamo altro/);
});

it('offers to take it back, which of a late one is done by paying', () => {
  expect(confirm({}).action?.label).toBe('Riattiva l’abbonamento');
  const { action, smallPrint } = confirm({ isLate: true });
  expect(action?.label).toBe('Vai al tuo piano');
  expect(smallPrint).toContain('Se paghi la rata in sospeso');
});

it('names as lost only what is lost', () => {
  expect(write({ losesTaskLists: true })).toContain('senza analisi quotidiane e senza task list.');
  expect(write({ losesAnalyses: false })).toContain('fino a 1 azienda e 5 prompt. ');
});

it('names no places where an administrator leaves the account none for a company', () => {
  const text = write({ staying: { companies: 0, prompts: 5 } });
  expect(text).toContain('passa al piano Free, senza analisi quotidiane.');
  expect(text).not.toContain('5 prompt');
});

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
const write = (changes: Partial<Lapse>) => {
  const { preview, paragraphs } = cancellationConfirmed({
    firstName: 'Ada',
    appUrl: 'https://citato.example',
    lapse: { ...LAPSE, ...changes },
  });
  return [preview, ...paragraphs].join(' ');
};

it('promises the plan to the end of the period', () => {
  expect(write({})).toContain('Il piano Pro resta attivo fino al 2 aprile 2026.');
  expect(write({ until: null })).toContain('resta attivo fino alla fine del periodo in corso.');
});

it('promises neither the plan nor an end of charges while a month is not paid for', () => {
  const late = write({ isLate: true });
  expect(late).toContain('se non riesce, il piano può finire prima.');
  expect(late).not.toMatch(/resta attivo|non ti addebitiamo altro/);
});

it('names as lost only what is lost', () => {
  expect(write({ losesTaskLists: true })).toContain('senza analisi quotidiane e senza task list.');
  expect(write({ losesAnalyses: false })).toContain('fino a 1 azienda e 5 prompt. ');
});

import { expect, it } from 'vitest';
import { planActive } from './plan-active.ts';
import { planEnded } from './plan-ended.ts';

const NONE = { companies: 0, prompts: 0 };
const reader = { firstName: 'Ada', appUrl: 'https://citato.example', planName: 'Pro' };
const archivedUntil = new Date('2026-04-02T09:00:00Z');

const writeActive = (holds: { companies: number; prompts: number }) => {
  const { preview, paragraphs } = planActive({
    ...reader,
    holds,
    isAnalysed: true,
    hasTaskLists: false,
    restored: NONE,
    archived: NONE,
    archivedUntil,
  });
  return [preview, ...paragraphs].join(' ');
};

it('a plan in force says how much the account may follow', () => {
  expect(writeActive({ companies: 2, prompts: 15 })).toContain(
    'Puoi seguire fino a 2 aziende e 15 prompt, con un’analisi al giorno per ogni prompt.',
  );
});

it.each([
  { companies: 0, prompts: 0 },
  { companies: 0, prompts: 15 },
  { companies: 2, prompts: 0 },
])('it promises no room where an administrator leaves the account none: %o', (holds) => {
  const text = writeActive(holds);
  expect(text).not.toContain('Puoi seguire');
  expect(text).toContain('aziende e prompt nuovi sono sospesi: se ti servono, scrivici');
});

it('the end of a plan gives the account, not the free plan, what was set for it', () => {
  const write = (staying: { companies: number; prompts: number }) =>
    planEnded({
      ...reader,
      reason: 'asked',
      freeName: 'Free',
      staying,
      archived: NONE,
      archivedUntil,
    }).paragraphs.join(' ');
  expect(write({ companies: 3, prompts: 40 })).toContain(
    'Da ora hai il piano Free: puoi tenere fino a 3 aziende e 40 prompt.',
  );
  expect(write({ companies: 0, prompts: 5 })).toContain('Da ora hai il piano Free. ');
});

import { expect, it } from 'vitest';
import { createRequestNamer } from './request-namer.ts';

it('names the same content the same until its answer came, and other content otherwise', () => {
  const namer = createRequestNamer();
  const first = namer.nameOf({ text: 'Domanda?' });
  expect(first).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(namer.nameOf({ text: 'Domanda?' })).toBe(first);
  const other = namer.nameOf({ text: 'Altra domanda?' });
  expect(other).not.toBe(first);
  expect(createRequestNamer(namer.unanswered()).nameOf({ text: 'Altra domanda?' })).toBe(other);
  namer.forget();
  expect(namer.nameOf({ text: 'Altra domanda?' })).not.toBe(other);
});

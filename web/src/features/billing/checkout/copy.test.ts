import { expect, it } from 'vitest';
import { checkoutCopy } from './copy.ts';

it.each([
  [{ companies: 0, prompts: 1 }, 'Archiviamo 1 prompt: con un piano più grande torna entro'],
  [{ companies: 1, prompts: 0 }, 'Archiviamo 1 azienda: con un piano più grande torna entro'],
  [{ companies: 1, prompts: 5 }, 'Archiviamo 1 azienda e 5 prompt: con un piano più grande tornano entro'],
])('says what goes to the archive, and nothing of what does not: %o', (gone, beginning) => {
  expect(checkoutCopy.archive.archived(gone)).toContain(beginning);
});

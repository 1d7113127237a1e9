import { expect, it } from 'vitest';
import { findVariant, VARIANTS } from './model.ts';

it('shows the design an address names, and all for any other address', () => {
  for (const { id } of VARIANTS) expect(findVariant(id)).toBe(id);
  for (const name of [undefined, '', 'CLEAN-BANNER', 'clean']) expect(findVariant(name)).toBeNull();
});

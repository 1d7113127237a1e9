import { expect, it } from 'vitest';
import { cutPreview } from './model.ts';

it('cuts a prompt at 100 characters, whole ones', () => {
  expect(cutPreview('breve')).toBe('breve');
  expect(cutPreview('è'.repeat(100))).toBe('è'.repeat(100));
  expect(cutPreview('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});

import { describe, expect, it } from 'vitest';
import { toId } from '#lib/ids';
import { buildCompanyRow } from './new-rows.ts';

const build = (input: { name: string; websiteUrl: string; description?: string | null }) =>
  buildCompanyRow({ input, companyId: toId('c'), userId: toId('u'), createdAt: new Date(0) });

describe('a new company', () => {
  it('keeps of its address only protocol and host', () => {
    expect(build({ name: 'Rossi', websiteUrl: 'https://www.rossi.it/chi-siamo?x=1' }).websiteUrl).toBe(
      'https://www.rossi.it',
    );
  });

  it('has no description when the field was left empty', () => {
    expect(build({ name: 'Rossi', websiteUrl: 'https://rossi.it', description: '' }).description).toBeNull();
    expect(build({ name: 'Rossi', websiteUrl: 'https://rossi.it' }).description).toBeNull();
    expect(build({ name: 'Rossi', websiteUrl: 'https://rossi.it', description: 'Pasta' }).description).toBe(
      'Pasta',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { dropRepeats, findNameClash } from './company-names.ts';

const nothing = { own: [], competitors: [], ignored: [] };
const clashOf = (names: Partial<Parameters<typeof dropRepeats>[0]>) =>
  findNameClash({ companyName: 'Hosting Rossi', names: { ...nothing, ...names } });

describe('the names a user states', () => {
  it('keep the first of spellings that are one name anyway', () => {
    expect(
      dropRepeats({
        own: ['Rossi Host', 'rossi-host', 'RossiHost'],
        competitors: [{ name: 'Aruba', aliases: ['Aruba.it', 'ARUBA'] }],
        ignored: ['WordPress', 'Wordpress'],
      }),
    ).toEqual({
      own: ['Rossi Host'],
      competitors: [{ name: 'Aruba', aliases: ['Aruba.it'] }],
      ignored: ['WordPress'],
    });
  });

  it('may repeat the company they belong to', () => {
    expect(
      clashOf({
        own: ['Hosting Rossi S.r.l.'],
        competitors: [{ name: 'Aruba', aliases: ['Aruba S.p.A.', 'Aruba Hosting'] }],
      }),
    ).toBeNull();
  });

  it('cannot belong to two companies, however they are spelt', () => {
    const clash = clashOf({
      competitors: [
        { name: 'Aruba', aliases: ['Register'] },
        { name: 'Netsons', aliases: ['Altro', 'register.it'] },
      ],
    });
    expect(clash).toEqual({
      path: 'competitors.1.aliases.1',
      name: 'register.it',
      ownerName: 'Aruba',
    });
  });

  it('cannot give the own company’s name to a competitor', () => {
    expect(clashOf({ competitors: [{ name: 'hosting rossi', aliases: [] }] })?.path).toBe(
      'competitors.0.name',
    );
  });

  it('cannot be a company and ignored at once', () => {
    expect(clashOf({ own: ['Rossi'], ignored: ['ROSSI'] })).toEqual({
      path: 'ignored.0',
      name: 'ROSSI',
      ownerName: null,
    });
    expect(clashOf({ ignored: ['Hosting Rossi'] })?.path).toBe('ignored.0');
  });

  it('may be the same competitor’s twice, but not two entries of one name', () => {
    expect(
      clashOf({
        competitors: [
          { name: 'Aruba', aliases: [] },
          { name: 'ARUBA', aliases: [] },
        ],
      })?.path,
    ).toBe('competitors.1.name');
  });
});

import type { CompanyNames } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { changeNames, countStatedNames, findCompanies, removeStatedName } from './model.ts';

const nothing: CompanyNames = { own: [], competitors: [], ignored: [] };
const other = (name: string) => ({ name, isOwn: false });
const own = { name: 'Ponteverde CRM', isOwn: true };

describe('correcting a reading', () => {
  it('merges two spellings into one company', () => {
    expect(
      changeNames(nothing, { kind: 'merge', company: other('Relata srl'), into: other('Relata') }),
    ).toEqual({ ...nothing, competitors: [{ name: 'Relata', aliases: ['Relata srl'] }] });
  });

  it('adds to a company that was merged before', () => {
    const names = { ...nothing, competitors: [{ name: 'Relata', aliases: ['Relata srl'] }] };
    expect(changeNames(names, { kind: 'merge', company: other('relàta.it'), into: other('RELATA') })).toEqual(
      {
        ...nothing,
        competitors: [{ name: 'Relata', aliases: ['Relata srl', 'relàta.it'] }],
      },
    );
  });

  it('takes all spellings of a company along', () => {
    const names = {
      ...nothing,
      competitors: [
        { name: 'Relata', aliases: ['Relata srl', 'Relata CRM'] },
        { name: 'Vendora', aliases: ['Vendora Pro'] },
      ],
    };
    expect(
      changeNames(names, { kind: 'merge', company: other('Relata'), into: other('Vendora') }).competitors,
    ).toEqual([{ name: 'Vendora', aliases: ['Vendora Pro', 'Relata', 'Relata srl', 'Relata CRM'] }]);
    expect(changeNames(names, { kind: 'own', company: other('Relata') })).toEqual({
      own: ['Relata', 'Relata srl', 'Relata CRM'],
      competitors: [{ name: 'Vendora', aliases: ['Vendora Pro'] }],
      ignored: [],
    });
  });

  it('makes a merge with the own company one of its names', () => {
    expect(changeNames(nothing, { kind: 'merge', company: other('Ponteverde'), into: own })).toEqual({
      ...nothing,
      own: ['Ponteverde'],
    });
  });

  it('leaves a name out, whatever it was said to be before', () => {
    const names = {
      own: ['Cloud'],
      competitors: [{ name: 'Relata', aliases: ['CLOUD'] }],
      ignored: ['WordPress'],
    };
    expect(changeNames(names, { kind: 'ignore', company: other('Cloud') })).toEqual({
      own: [],
      competitors: [{ name: 'Relata', aliases: [] }],
      ignored: ['WordPress', 'Cloud'],
    });
  });

  it('never states a name twice with different meanings', () => {
    const names = { own: [], competitors: [], ignored: ['Relata'] };
    expect(changeNames(names, { kind: 'own', company: other('relata') })).toEqual({
      ...nothing,
      own: ['relata'],
    });
  });
});

describe('taking back what was stated', () => {
  const names = {
    own: ['Ponteverde', 'PV'],
    competitors: [{ name: 'Relata', aliases: ['Relata srl', 'Relata CRM'] }],
    ignored: ['Cloud'],
  };

  it('removes one name and leaves the others', () => {
    expect(removeStatedName(names, { list: 'own', name: 'PV' }).own).toEqual(['Ponteverde']);
    expect(removeStatedName(names, { list: 'ignored', name: 'Cloud' }).ignored).toEqual([]);
    expect(
      removeStatedName(names, { list: 'competitors', entry: 'Relata', alias: 'Relata srl' }).competitors,
    ).toEqual([{ name: 'Relata', aliases: ['Relata CRM'] }]);
  });

  it('drops a company with its last spelling, and whole when asked to', () => {
    const one = { ...nothing, competitors: [{ name: 'Relata', aliases: ['Relata srl'] }] };
    expect(removeStatedName(one, { list: 'competitors', entry: 'Relata', alias: 'Relata srl' })).toEqual(
      nothing,
    );
    expect(
      removeStatedName(names, { list: 'competitors', entry: 'Relata', alias: null }).competitors,
    ).toEqual([]);
  });

  it('counts every name that was stated', () => {
    expect(countStatedNames(names)).toBe(5);
  });
});

it('the search for a company knows no accents and never offers the company itself', () => {
  const companies = [other('Caffè Torrealta'), other('Relata'), own];
  const search = (text: string) =>
    findCompanies({ companies, except: other('RELATA'), search: text }).map(({ name }) => name);
  expect(search('caffe')).toEqual(['Caffè Torrealta']);
  expect(search('')).toEqual(['Caffè Torrealta', 'Ponteverde CRM']);
  expect(search('rel')).toEqual([]);
});

import type { SiteRobots } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { notesOf, sayBans, sayProblem, sayRobots, sayStructured } from './check-model.ts';
import { SAMPLE_CHECK } from './sample-check.ts';

const ROBOTS = SAMPLE_CHECK.visit?.robots;
const PAGE = SAMPLE_CHECK.cited.pages[0]?.page;
if (ROBOTS === undefined || PAGE === undefined || PAGE === null) throw new Error('the sample lacks a part');
const without: SiteRobots = { ...ROBOTS, bans: [] };

/** Safe: the cases change fields of a real one. */
function asRobots(given: object): SiteRobots {
  return { ...ROBOTS, ...given } as SiteRobots;
}
const failed = { state: 'unknown', problem: 'bad_status', httpStatus: 500 } as const;

describe('what is said of a robots.txt', () => {
  it.each([
    ['with bans', {}, null],
    [
      'that forbids nothing',
      { bans: [] },
      'robots.txt lascia leggere le 12 pagine guardate a tutti i 20 crawler delle AI che conosciamo.',
    ],
    [
      'that is missing',
      { bans: [], state: 'missing', httpStatus: 404 },
      'Non c’è un robots.txt (il sito risponde 404): nessun divieto.',
    ],
    [
      'that is a page',
      { bans: [], isPage: true },
      'Al posto di robots.txt c’è una pagina web: i crawler non ci trovano regole, quindi nessun divieto.',
    ],
  ] as const)('%s', (_, given, said) => {
    expect(sayRobots(asRobots(given))).toBe(said);
  });

  it('of one that fails is that it is not known, and why', () => {
    expect(sayRobots({ ...without, ...failed })).toContain('n/d: robots.txt risponde con errore 500.');
    expect(sayRobots({ ...without, ...failed, problem: 'refused', httpStatus: null })).toContain(
      'rinvia a un indirizzo che non è pubblico',
    );
    expect(sayRobots({ ...without, ...failed, problem: 'other', httpStatus: null })).toContain(
      'non si legge',
    );
    expect(sayRobots({ ...without, ...failed })).not.toContain('nessun divieto');
  });
});

it('says what a page tells machines, that it tells nothing, or that it is not known', () => {
  expect([sayStructured(PAGE), sayBans(PAGE), sayProblem(PAGE)]).toEqual([
    'Hotel, HotelRoom',
    'nessuno',
    null,
  ]);
  expect(sayStructured({ ...PAGE, structured: [] })).toBe('nessuno');
  expect(sayStructured({ ...PAGE, structured: [], hasBrokenJsonLd: true })).toBe(
    'nessuno; un JSON-LD è illeggibile',
  );
  expect(sayStructured({ ...PAGE, structured: null })).toBe('n/d');
  expect([sayStructured(null), sayBans(null), sayProblem(null)]).toEqual(['n/d', 'n/d', 'non ancora letta']);
  expect(sayProblem({ ...PAGE, problem: 'bad_status', httpStatus: 404 })).toBe(
    'non letta: risponde con errore 404',
  );
  expect(sayProblem({ ...PAGE, problem: 'forbidden' })).toBe('non letta: robots.txt lo chiede anche a noi');
  const ban = { bans: 'noindex', from: 'meta', agent: null, value: 'noindex' } as const;
  expect(sayBans({ ...PAGE, bans: [ban, { ...ban, from: 'header' }] })).toBe('noindex');
});

it('calls it a choice only where all that is kept out trains models', () => {
  const crawler = (purpose: 'training' | 'search' | 'user' | 'control') => ({
    id: purpose,
    name: 'X',
    vendor: 'Y',
    purpose,
  });
  expect(notesOf({ crawlers: [crawler('training'), crawler('control')] }).join()).toContain(
    'può essere una scelta',
  );
  expect(notesOf({ crawlers: [crawler('training'), crawler('search')] })).toEqual([]);
  expect(notesOf({ crawlers: [crawler('search'), crawler('user')] }).join()).toContain('possono non seguire');
});

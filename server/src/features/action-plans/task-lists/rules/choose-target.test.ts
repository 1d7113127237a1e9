import { expect, it } from 'vitest';
import { digestOf, OWN, times } from '#test/scripted-answers';
import { chooseTarget, findCitedTarget } from './choose-target.ts';
import { listFindings } from '../templates/list-findings.ts';

const HOME = 'https://www.brunalba.example';
const at = (path: string) => `${HOME}${path}`;
const digest = digestOf(times(4, { says: ['Illy'] }));
const choose = (links: readonly { url: string; text: string }[]) => chooseTarget({ digest, links });

it('the target is the cited page of the company that takes the question up, not the one cited most', () => {
  const cited = digestOf([
    ...times(5, { says: [OWN], cites: [at('/')] }),
    ...times(2, { says: [OWN], cites: [at('/caffe-in-grani-per-macchine')] }),
  ]);
  expect(findCitedTarget(cited)).toBe(at('/caffe-in-grani-per-macchine'));
  expect(findCitedTarget(digestOf(times(5, { says: [OWN], cites: [at('/')] })))).toBeNull();
});

it('of the pages the site links to it is the one that holds most of the question', () => {
  expect(
    choose([
      { url: at('/chi-siamo'), text: 'Chi siamo' },
      { url: at('/caffe-grani'), text: 'Caffè in grani' },
      { url: at('/grani-macchina'), text: 'Caffè in grani per la macchina' },
    ]),
  ).toBe(at('/grani-macchina'));
});

it('it is never another company’s page, nor a file', () => {
  expect(
    choose([
      { url: 'https://altrove.example/caffe-in-grani', text: 'Caffè in grani per la macchina di casa' },
      { url: at('/caffe-in-grani.pdf'), text: 'Caffè in grani per la macchina di casa' },
    ]),
  ).toBe(HOME);
});

it('a page nobody cites is not called cited', () => {
  const targetUrl = at('/caffe-in-grani');
  const [absence] = listFindings({ digest: { ...digest, targetUrl }, page: null });
  expect(absence?.action.steps[0]).toContain(`Riparti da ${targetUrl}: rispondi`);
});

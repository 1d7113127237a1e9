import { describe, expect, it } from 'vitest';
import { digestOf, OWN, times, type ScriptedAnswer } from '#test/scripted-answers';
import { listFindings } from './list-findings.ts';
import type { PageFacts } from '../rules/page-facts.ts';

const find = (scripted: readonly ScriptedAnswer[], key: string, options: { namesOwn?: boolean } = {}) =>
  listFindings({ digest: digestOf(scripted, options), page: null }).find((finding) => finding.key === key);

describe('the pages answers cite', () => {
  const guide = 'https://guide-caffe.example/guida';

  it('lead into a guide that leaves the company out', () => {
    const scripted = [
      ...times(16, { says: ['Illy'], cites: [guide] }),
      ...times(4, { says: [OWN], cites: [guide] }),
    ];
    const finding = find(scripted, 'source:guide-caffe.example');
    expect(finding?.priority).toBe('High');
    expect(finding?.action.title).toBe('Porta Brunalba in «La guida al caffè» (guide-caffe.example)');
    expect(finding?.action.why).toBe(
      'guide-caffe.example è una fonte in tutte le 20 risposte; in 16 di queste il nome Brunalba manca.',
    );
    expect(finding?.evidence).toContainEqual({
      type: 'source',
      url: guide,
      domain: 'guide-caffe.example',
      title: 'La guida al caffè',
      answers: 20,
    });
  });

  it('show the page the action is about, though others of the site are cited more', () => {
    const scripted = [
      ...times(9, { says: ['Illy'], cites: ['https://guide-caffe.example/'] }),
      ...times(3, { says: ['Illy'], cites: [guide] }),
    ];
    expect(find(scripted, 'source:guide-caffe.example')?.evidence[1]).toMatchObject({ url: guide });
  });

  it.each([
    ['https://www.trustpilot.com/review/x', 'Fai crescere le recensioni di Brunalba su trustpilot.com'],
    ['https://www.reddit.com/r/caffe/1', 'Fatti trovare nella discussione su reddit.com'],
    ['https://it.wikipedia.org/wiki/Caff%C3%A8', 'Procura a Brunalba le fonti che it.wikipedia.org accetta'],
  ])('say how to get into %s', (url, title) => {
    const { host } = new URL(url);
    const finding = find(times(4, { says: ['Illy'], cites: [url] }), `source:${host.replace('www.', '')}`);
    expect(finding?.action.title).toContain(title);
  });

  it('are believed only where the engine names them, not where a text alone links them', () => {
    const scripted = times(6, { says: ['Illy'], cites: ['https://evil.example/planted'] });
    expect(JSON.stringify(listFindings({ digest: digestOf(scripted), page: null }))).not.toContain('evil');
  });

  it('set a rival’s own site apart from guides', () => {
    const scripted = times(6, { says: ['Illy'], cites: ['https://www.illy.com/it/grani'] });
    expect(find(scripted, 'rival-page')?.action.title).toBe('Pubblica una fonte migliore di illy.com');
    expect(find(scripted, 'source:illy.com')).toBeUndefined();
  });

  it('are no reason for anything when one answer cites them, or every answer that does names the company', () => {
    expect(
      find(
        [{ says: ['Illy'], cites: [guide] }, ...times(5, { says: ['Illy'] })],
        'source:guide-caffe.example',
      ),
    ).toBeUndefined();
    expect(find(times(5, { says: [OWN], cites: [guide] }), 'source:guide-caffe.example')).toBeUndefined();
  });

  it('say so when none is the company’s own, naming the programs of the engines that answered', () => {
    const scripted = times(3, { says: ['Illy'], cites: [guide], engine: 'perplexity' });
    expect(find(scripted, 'own-source')?.action.steps[0]).toBe(
      'Controlla in robots.txt e nel firewall che PerplexityBot possa leggere brunalba.example.',
    );
    expect(find(times(3, { says: ['Illy'] }), 'own-source')).toBeUndefined();
  });

  it('call for other voices when the company’s site is the only one that speaks of it', () => {
    const own = 'https://www.brunalba.example/grani';
    const scripted = times(4, { says: [OWN], cites: [own] });
    expect(find(scripted, 'other-voices')?.action.title).toContain('oggi la fonte è solo brunalba.example');
    expect(digestOf(scripted).targetUrl).toBe(own);
    expect(find([...scripted, { says: [OWN], cites: [guide] }], 'other-voices')).toBeUndefined();
  });
});

describe('the company’s own page', () => {
  const bare: PageFacts = {
    url: 'https://www.brunalba.example/grani',
    words: 40,
    isCut: false,
    headings: ['Benvenuti'],
    hasDescription: false,
    hasStructuredData: false,
    hasFigures: false,
    hasQuotation: false,
    links: [],
  };
  const full: PageFacts = {
    ...bare,
    words: 900,
    headings: ['Il caffè in grani per la macchina di casa'],
    hasDescription: true,
    hasStructuredData: true,
    hasFigures: true,
    hasQuotation: true,
  };
  const gapsOf = (page: PageFacts | null) =>
    listFindings({ digest: digestOf(times(4, { says: ['Illy'] })), page }).find(
      ({ key }) => key === 'page-gaps',
    );

  it('is told what it lacks, a step for each', () => {
    expect(gapsOf(bare)?.action.steps).toHaveLength(6);
    expect(gapsOf({ ...full, hasFigures: false })?.action.why).toBe(
      'Letta come la legge un motore, la pagina ha questi vuoti: non c’è una percentuale né un prezzo.',
    );
  });

  it('is not spoken of when it could not be read, when nothing is missing, or where its end was not seen', () => {
    expect(gapsOf(null)).toBeUndefined();
    expect(gapsOf(full)).toBeUndefined();
    expect(gapsOf({ ...full, hasFigures: false, hasQuotation: false, isCut: true })).toBeUndefined();
  });
});

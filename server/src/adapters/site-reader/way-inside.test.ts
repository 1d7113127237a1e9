import { afterEach, describe, expect, it } from 'vitest';
import { redirectTo, startReadSite } from '#test/stand-ins/sites/read-stand-in-site';
import { type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';
import { isPublicAddress } from '../guarded-web/public-address.ts';

const open: SiteStandIn[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()));
});

const readerFor = async (...given: Parameters<typeof startReadSite>) => {
  const started = await startReadSite(...given);
  open.push(started.site);
  return started;
};

describe('the way inside', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://①②⑦.⓪.⓪.①/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://sito.example:8080/',
    'http://sito.example:22/',
    'http://user:secret@sito.example/',
    'ftp://sito.example/',
    'file:///etc/passwd',
    'gopher://sito.example/',
    'javascript:alert(1)',
    'data:text/html,<title>x</title>',
    'http://',
    'sito',
  ])('is closed at %s', async (url) => {
    const { read, site } = await readerFor(
      { '/': '<title>Dentro</title>' },
      { isAllowedAddress: isPublicAddress },
    );
    expect(await read(url)).toMatchObject({ status: 'failed', kind: 'refused' });
    expect(site.requests).toEqual([]);
  });

  it('is closed for a name that leads inside, even beside a public address', async () => {
    const { read, site } = await readerFor(
      { '/': '<title>Dentro</title>' },
      {
        isAllowedAddress: isPublicAddress,
        resolveHost: (host) =>
          Promise.resolve(host === 'due.example' ? ['1.1.1.1', '127.0.0.1'] : ['127.0.0.1']),
      },
    );
    expect(await read('http://uno.example')).toMatchObject({ kind: 'refused' });
    expect(await read('http://due.example')).toMatchObject({ kind: 'refused' });
    expect(site.requests).toEqual([]);
  });

  it.each([
    'http://127.0.0.2/secret',
    'http://dentro.example/secret',
    '//dentro.example/secret',
    'http://sito.example:6379/',
    'file:///etc/passwd',
    'http://[::ffff:127.0.0.2]/secret',
  ])('is closed for a redirect to %s', async (location) => {
    const { read, site } = await readerFor(
      { '/': redirectTo(location), '/secret': '<title>Segreto</title>' },
      {
        isInside: (address) => address !== '127.0.0.1',
        resolveHost: (host) => Promise.resolve([host === 'dentro.example' ? '127.0.0.2' : '127.0.0.1']),
      },
    );
    expect(await read('http://sito.example')).toMatchObject({ kind: 'refused' });
    expect(site.requests.map(({ url }) => url)).toEqual(['/']);
  });

  it('stays closed for a name that changes its address between check and connection', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    let asked = 0;
    const { read, site } = await readerFor(
      { '/': '<title>Fuori</title>', '/again': redirectTo('/') },
      {
        isInside: (address) => address === '127.0.0.2',
        resolveHost: () => Promise.resolve(answers[Math.min(asked++, 1)] ?? []),
      },
    );
    const canary = await startSite(
      { '/': '<title>Dentro</title>' },
      { address: '127.0.0.2', port: site.port },
    );
    open.push(canary);
    expect(await read('http://ballerino.example')).toMatchObject({ status: 'ok', title: 'Fuori' });
    expect(asked).toBe(1);
    expect(await read('http://ballerino.example')).toMatchObject({ kind: 'refused' });
    asked = 0;
    expect(await read('http://ballerino.example/again')).toMatchObject({ kind: 'refused' });
    expect(canary.requests).toEqual([]);
  });

  it('opens locally only for the sites the operator named', async () => {
    const { site, read } = await readerFor(
      { '/': '<title>Prova</title>' },
      {
        isAllowedAddress: isPublicAddress,
        localSites: new Map([['prova.example', { address: '127.0.0.1', port: 1 }]]),
      },
    );
    expect(await read('http://prova.example')).toMatchObject({ kind: 'unreachable' });
    expect(await read('http://altra.example')).toMatchObject({ kind: 'refused' });
    expect(site.requests).toEqual([]);
  });
});

import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { redirectTo, startReadSite } from '#test/stand-ins/sites/read-stand-in-site';
import type { PageHandler, SiteStandIn } from '#test/stand-ins/sites/site-server';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const open: SiteStandIn[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()));
});

const readerFor = async (...given: Parameters<typeof startReadSite>) => {
  const started = await startReadSite(...given);
  open.push(started.site);
  return started;
};

describe('reading a company’s page', () => {
  it('gives title, description, language, headings, facts and the visible text', async () => {
    const { read, site } = await readerFor({
      '/': `<!doctype html><html lang="it-IT"><head><title>Trattoria Aurora &mdash; Ancona</title>
        <meta name="description" content="Cucina marchigiana &amp; pesce fresco">
        <meta property="og:site_name" content="Trattoria Aurora">
        <script type="application/ld+json">{"@graph": [{"@type": "Restaurant", "name": "Trattoria Aurora",
          "servesCuisine": ["pesce", "cucina marchigiana"], "address": {"addressLocality": "Ancona"}}]}</script>
        <script>document.title = 'mai'</script><style>body { color: red }</style></head>
        <body><svg><title>Logo</title></svg><h1>Il pesce <b>fre</b>sco</h1><p>Ogni giorno<br>dal <a href="/porto?da=home#mare"> porto </a></p>
        <a href="mailto:a@b.example">Scrivi</a><a href="https://altrove.example/"><img></a><a href="/porto">Ancora</a></body></html>`,
    });
    expect(await read('http://trattoria-aurora.example')).toEqual({
      status: 'ok',
      url: 'http://trattoria-aurora.example/',
      title: 'Trattoria Aurora — Ancona',
      siteName: 'Trattoria Aurora',
      description: 'Cucina marchigiana & pesce fresco',
      language: 'it',
      headings: ['Il pesce fresco'],
      text: 'Il pesce fresco Ogni giorno dal porto Scrivi Ancora',
      links: [{ url: 'http://trattoria-aurora.example/porto', text: 'porto' }],
      facts: {
        kinds: ['Restaurant'],
        name: 'Trattoria Aurora',
        description: null,
        locality: 'Ancona',
        keywords: ['pesce', 'cucina marchigiana'],
        offers: [],
      },
    });
    expect(site.requests).toHaveLength(1);
    expect(site.requests[0]?.headers).toMatchObject({
      host: 'trattoria-aurora.example',
      'user-agent': 'Citato/1.0 (+https://citato.example)',
    });
    expect(site.requests[0]?.headers).not.toHaveProperty('cookie');
  });

  it('follows three redirects, cookies left behind, and refuses the fourth', async () => {
    const { read, site } = await readerFor({
      '/0': redirectTo('/1'),
      '/1': (response) => {
        response.writeHead(301, { location: '/2', 'set-cookie': 'a=b' }).end();
      },
      '/2': redirectTo('http://www.sito.example/3'),
      '/3': redirectTo('/end'),
      '/end': '<title>Arrivati</title>',
      '/round': redirectTo('/round'),
    });
    expect(await read('http://sito.example/1')).toMatchObject({
      status: 'ok',
      url: 'http://www.sito.example/end',
      title: 'Arrivati',
    });
    expect(site.requests.every(({ headers }) => headers.cookie === undefined)).toBe(true);
    expect(await read('http://sito.example/0')).toMatchObject({ kind: 'too_many_redirects' });
    expect(await read('http://sito.example/round')).toMatchObject({ kind: 'too_many_redirects' });
  });

  it.each([
    ['utf-8 that nobody declares', Buffer.from('<title>Perché</title>'), 'text/html'],
    ['windows-1252 that nobody declares', Buffer.from('<title>Perché</title>', 'latin1'), 'text/html'],
    [
      'a charset in the header',
      Buffer.from('<title>Perché</title>', 'latin1'),
      'text/html; charset=ISO-8859-1',
    ],
    [
      'a charset in the page',
      Buffer.from('<meta charset="latin1"><title>Perché</title>', 'latin1'),
      'text/html',
    ],
    ['utf-16 with its mark', Buffer.from('\ufeff<title>Perché</title>', 'utf16le'), 'text/html'],
    ['a charset nobody knows', Buffer.from('<title>Perché</title>'), 'text/html; charset=klingon'],
  ])('reads %s', async (_case, body, contentType) => {
    const { read } = await readerFor({
      '/': (response) => response.writeHead(200, { 'content-type': contentType }).end(body),
    });
    expect(await read('http://sito.example')).toMatchObject({ title: 'Perché' });
  });

  it('survives broken UTF-8, NUL and lone surrogates in what becomes storable text', async () => {
    const { read } = await readerFor({
      '/': (response) =>
        response
          .writeHead(200, HTML)
          .end(
            Buffer.concat([Buffer.from('<h1>A\0&#xd800;'), Buffer.from([0xff, 0xc3]), Buffer.from('B</h1>')]),
          ),
    });
    const reading = await read('http://sito.example');
    const heading = reading.status === 'ok' ? (reading.headings[0] ?? '') : '';
    expect(heading).toMatch(/^A.*B$/);
    expect(heading.isWellFormed()).toBe(true);
    expect(heading).not.toContain('\0');
  });

  it('tells an error of the site, another content type and an unknown encoding apart', async () => {
    const { read } = await readerFor({
      '/pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
      '/nothing': (response) => response.writeHead(200).end('<title>?</title>'),
      '/zst': (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'zstd' }).end('x'),
      '/broken': (response) =>
        response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end('this is no gzip at all'),
    });
    expect(await read('http://sito.example/away')).toMatchObject({ kind: 'bad_status' });
    expect(await read('http://sito.example/pdf')).toMatchObject({ kind: 'not_html' });
    expect(await read('http://sito.example/nothing')).toMatchObject({ kind: 'not_html' });
    expect(await read('http://sito.example/zst')).toMatchObject({ kind: 'unreadable' });
    expect(await read('http://sito.example/broken')).toMatchObject({ kind: 'unreadable' });
  });

  it('says at once that a machine without network reaches nothing', async () => {
    const { read } = await readerFor(
      {},
      { resolveHost: () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' })) },
    );
    expect(await read('https://sito.example')).toMatchObject({ status: 'failed', kind: 'unreachable' });
    const closed = await readerFor({});
    await closed.site.close();
    expect(await closed.read('http://sito.example')).toMatchObject({ kind: 'unreachable' });
  });
});

describe('a page that attacks its reader', () => {
  it.each<[string, PageHandler]>([
    ['never answers', () => undefined],
    ['stops in the midst', (response) => response.writeHead(200, HTML).write('<title>Piano')],
    [
      'sends a byte at a time',
      (response) => {
        response.writeHead(200, HTML);
        const timer = setInterval(() => response.write('<'), 20);
        response.on('close', () => {
          clearInterval(timer);
        });
      },
    ],
  ])('and %s is given up in time', async (_case, page) => {
    const { read } = await readerFor({ '/': page }, { timeoutMs: 150 });
    expect(await read('http://sito.example')).toMatchObject({ kind: 'timeout' });
  });

  it('by a name server that hangs is given up in time too', async () => {
    const { read } = await readerFor({}, { timeoutMs: 50, resolveHost: () => new Promise(() => undefined) });
    expect(await read('http://sito.example')).toMatchObject({ kind: 'timeout' });
  });

  it('with an endless stream is read for 2 MB and no further', async () => {
    let sent = 0;
    const { read } = await readerFor({
      '/': (response) => {
        response.writeHead(200, HTML).write('<title>Infinito</title>');
        const chunk = '<p>e ancora</p>'.repeat(4_000);
        const more = () => {
          while (!response.destroyed && response.write(chunk)) sent += chunk.length;
        };
        response.on('drain', more);
        more();
      },
    });
    expect(await read('http://sito.example')).toMatchObject({ status: 'ok', title: 'Infinito' });
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  it('with 10 MB of text keeps 20,000 characters', async () => {
    const { read } = await readerFor({ '/': `<title>Grande</title><p>${'parole '.repeat(1_500_000)}</p>` });
    const reading = await read('http://sito.example');
    expect(reading).toMatchObject({ status: 'ok', title: 'Grande' });
    expect(reading.status === 'ok' ? reading.text.length : 0).toBeLessThanOrEqual(20_000);
  });

  it('with a gzip bomb unpacks 2 MB of it', async () => {
    const bomb = gzipSync(`<title>Bomba</title>${' '.repeat(50 * 1024 * 1024)}<h1>Fondo</h1>`);
    const { read } = await readerFor({
      '/': (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(bomb),
    });
    expect(await read('http://sito.example')).toMatchObject({ status: 'ok', title: 'Bomba', headings: [] });
  });

  it('with nesting and stray closing tags without end costs no more than its size', async () => {
    const { read } = await readerFor({
      '/': `<title>Fondo</title>${'<b>'.repeat(200_000)}${'</i>'.repeat(200_000)}`,
    });
    expect(await read('http://sito.example')).toMatchObject({ status: 'ok', title: 'Fondo' });
  });
});

describe('a redirect of a search engine', () => {
  it('is resolved by one HEAD, without going where it leads', async () => {
    const { reader, site } = await readerFor({
      '/grounding': redirectTo('https://fonte.example/articolo?a=1'),
      '/page': '<title>Nessun redirect</title>',
      '/inside': redirectTo('ftp://fonte.example/'),
    });
    const resolve = (url: string) =>
      reader.resolveRedirect({ url, allowedHost: 'redirect.example', timeoutMs: 2_000 });
    expect(await resolve('http://redirect.example/grounding')).toBe('https://fonte.example/articolo?a=1');
    expect(await resolve('http://redirect.example/page')).toBeNull();
    expect(await resolve('http://redirect.example/inside')).toBeNull();
    expect(await resolve('http://elsewhere.example/grounding')).toBeNull();
    expect(site.requests.map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([
      'HEAD /grounding',
      'HEAD /page',
      'HEAD /inside',
    ]);
  });

  it('that hangs or leads nowhere is left unresolved', async () => {
    const { reader } = await readerFor({ '/hang': () => undefined });
    const url = 'http://redirect.example/hang';
    expect(await reader.resolveRedirect({ url, allowedHost: 'redirect.example', timeoutMs: 50 })).toBeNull();
  });
});

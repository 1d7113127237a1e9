import { describe, expect, it } from 'vitest';
import { describeRobots } from './describe-robots.ts';
import { findRobotsBans } from './find-robots-bans.ts';
import { decidePath, findGroups } from './match-robots.ts';
import { parseRobots } from './parse-robots.ts';

const GPTBOT = { id: 'gptbot', token: 'GPTBot' };
const SEARCH = { id: 'oai-searchbot', token: 'OAI-SearchBot' };

const mayRead = (text: string, path: string, token = 'GPTBot') =>
  decidePath(findGroups(parseRobots(text), token), path).isAllowed;

describe('a robots.txt', () => {
  it.each([
    ['', '/', true],
    ['User-agent: *\nDisallow: /', '/spa', false],
    ['User-agent: *\nDisallow:', '/spa', true],
    ['Disallow: /', '/', true],
    ['User-agent: GPTBot\nAllow: /\n\nUser-agent: *\nDisallow: /', '/spa', true],
    ['user-agent: gptbot/1.2 # il robot\r\ndisallow: /spa # la spa', '/spa/orari', false],
    ['User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b', '/b', false],
    ['User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b', '/a', false],
    ['User-agent: GPTBot-News\nDisallow: /', '/', true],
    ['User-agent: *\nDisallow: /spa\nAllow: /spa', '/spa', true],
    ['User-agent: *\nDisallow: /\nAllow: /camere', '/camere/doppia', true],
    ['User-agent: *\nDisallow: /camere/\nAllow: /', '/camere/doppia', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/listino.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/listino.pdf/html', true],
    ['User-agent: *\nDisallow: /a*b*c', '/axxbxxc1', false],
    ['User-agent: *\nDisallow: /a*b*c', '/axxcxxb', true],
    ['User-agent: *\nDisallow: /$', '/', false],
    ['User-agent: *\nDisallow: /$', '/spa', true],
    ['User-agent: *\nDisallow: /perché', '/perch%C3%A9', false],
    ['User-agent: *\nDisallow: /%7Eanna', '/~anna', false],
    ['User-agent: *\nSitemap: https://a.it/s.xml\nCrawl-delay: 5\nDisallow: /', '/', false],
    ['\uFEFFUser-agent: *\nDisallow: /', '/', false],
    ['<html><body>Non trovato</body></html>', '/', true],
  ])('%j lets a crawler read %s: %s', (text, path, may) => {
    expect(mayRead(text, path)).toBe(may);
  });

  it('is matched whatever its patterns: one that tried every way through them would never end', () => {
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(400)}b\n`.repeat(600)}`;
    expect(mayRead(text, `/${'a'.repeat(1_000)}`)).toBe(true);
  });
});

describe('a line that keeps crawlers out', () => {
  const find = (text: string, crawlers = [GPTBOT, SEARCH], paths = ['/', '/camere', '/spa']) =>
    findRobotsBans({ file: parseRobots(text), crawlers, paths });

  it('is turned round where its group names the crawlers', () => {
    expect(find('User-agent: GPTBot\nDisallow: /')).toEqual([
      {
        line: 2,
        text: 'Disallow: /',
        agents: ['GPTBot'],
        crawlers: ['gptbot'],
        isWhole: true,
        paths: ['/', '/spa', '/camere'],
        pathCount: 3,
        remedy: { kind: 'replace', lines: ['Allow: /'] },
      },
    ]);
  });

  it('of all robots gets a group beside it, which keeps what else they may not read', () => {
    const text = 'User-agent: *\nDisallow: /admin\nDisallow: /camere';
    const [ban] = find(text);
    expect(ban).toMatchObject({
      line: 3,
      isWhole: false,
      crawlers: ['gptbot', 'oai-searchbot'],
      paths: ['/camere'],
    });
    expect(ban?.remedy).toEqual({
      kind: 'add_group',
      lines: ['User-agent: GPTBot', 'User-agent: OAI-SearchBot', 'Disallow: /admin', 'Allow: /camere'],
    });
    const mended = `${text}\n\n${ban?.remedy.lines.join('\n') ?? ''}`;
    expect(find(mended)).toEqual([]);
    expect(mayRead(mended, '/admin/chi')).toBe(false);
    expect(mayRead(mended, '/camere', 'Altro')).toBe(false);
  });

  it('among many others is allowed right below', () => {
    const others = Array.from({ length: 30 }, (_, at) => `Disallow: /x${String(at)}`).join('\n');
    const [ban] = find(`User-agent: *\nDisallow: /spa\n${others}`);
    expect(ban?.remedy).toEqual({ kind: 'add_below', lines: ['Allow: /spa'] });
    expect(find(`User-agent: *\nDisallow: /spa\nAllow: /spa\n${others}`)).toEqual([]);
  });
});

describe('what is known of a robots.txt', () => {
  const describe = (file: Parameters<typeof describeRobots>[0]['file']) =>
    describeRobots({ url: 'https://a.it/robots.txt', file, crawlers: [GPTBOT], paths: ['/'] });
  const answered = (httpStatus: number, text = '', rest = {}) =>
    describe({
      status: 'ok',
      url: 'https://a.it/robots.txt',
      httpStatus,
      contentType: 'text/plain',
      text,
      isCut: false,
      ...rest,
    });

  it.each([
    [200, 'read'],
    [404, 'missing'],
    [403, 'missing'],
    [429, 'unknown'],
    [500, 'unknown'],
    [503, 'unknown'],
    [304, 'unknown'],
  ])('with the status %i is: %s', (status, state) => {
    expect(answered(status)).toMatchObject({
      state,
      bans: [],
      problem: state === 'unknown' ? 'bad_status' : null,
    });
  });

  it('is nothing where it leads inside, or is not there in time', () => {
    for (const kind of ['refused', 'timeout', 'aborted'] as const) {
      const problem = kind === 'aborted' ? 'timeout' : kind;
      expect(describe({ status: 'failed', kind, httpStatus: null })).toMatchObject({
        state: 'unknown',
        problem,
      });
    }
  });

  it('is what stands in its first part; a line cut in its middle does not count', () => {
    const text = 'User-agent: *\nDisallow: /spa\nDisallow: /';
    expect(answered(200, text, { isCut: true })).toMatchObject({ isCut: true, bans: [] });
    expect(answered(200, text)).toMatchObject({ isCut: false, bans: [{ line: 3 }] });
  });

  it('is no rule where a web page stands in its place', () => {
    expect(answered(200, '<!doctype html><p>Ciao', { contentType: 'text/html' })).toMatchObject({
      state: 'read',
      isPage: true,
      bans: [],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { LogScan, UnknownFormat } from './scan-log.ts';

const AGENT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';
const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36';
const OWN = '132.196.86.7';
const FOREIGN = '203.0.113.9';

const combined = ({ ip = OWN, path = '/camere?x=1', status = 200, referrer = '-', agent = AGENT } = {}) =>
  `${ip} - - [26/Nov/2026:23:30:00 +0000] "GET ${path} HTTP/1.1" ${String(status)} 512 "${referrer}" "${agent}"`;

function scan(text: string, pieceBytes = 64) {
  const bytes = Buffer.from(text);
  const log = new LogScan();
  for (let at = 0; at < bytes.length; at += pieceBytes) log.write(bytes.subarray(at, at + pieceBytes));
  return log.end();
}
const readsOf = (text: string) =>
  scan(text).tally.reads.map(({ crawler, verification, path, reads, failed }) =>
    [crawler, verification, path, reads, failed].join(' '),
  );

describe('an access log', () => {
  const json = (fields: object) => JSON.stringify(fields);
  const formats: [name: string, text: string][] = [
    ['combined of Apache and nginx', combined()],
    ['combined with a virtual host and more fields', `www.belvento.example:443 ${combined()} 0.012 "-"`],
    [
      'nginx as JSON',
      json({
        time_iso8601: '2026-11-26T23:30:00+00:00',
        remote_addr: OWN,
        request: 'GET /camere?x=1 HTTP/1.1',
        status: '200',
        http_user_agent: AGENT,
      }),
    ],
    [
      'Apache as JSON',
      json({
        time: '[26/Nov/2026:23:30:00 +0000]',
        remoteIP: 'x',
        clientip: OWN,
        verb: 'GET',
        request: '/camere',
        request_uri: '/camere',
        status: 200,
        agent: AGENT,
      }),
    ],
    [
      'Caddy',
      json({
        ts: 1_795_735_800.5,
        request: { remote_ip: OWN, method: 'GET', uri: '/camere', headers: { 'User-Agent': [AGENT] } },
        status: 200,
      }),
    ],
    [
      'Cloudflare',
      json({
        ClientIP: OWN,
        ClientRequestMethod: 'GET',
        ClientRequestURI: '/camere?x=1',
        EdgeResponseStatus: 200,
        EdgeStartTimestamp: '2026-11-26T23:30:00Z',
        ClientRequestUserAgent: AGENT,
      }),
    ],
    [
      'Cloudflare with nanoseconds',
      json({
        ClientIP: OWN,
        ClientRequestMethod: 'GET',
        ClientRequestURI: '/camere',
        EdgeResponseStatus: 200,
        EdgeStartTimestamp: 1_795_735_800_000_000_000,
        ClientRequestUserAgent: AGENT,
      }),
    ],
    [
      'Fastly',
      json({
        timestamp: '2026-11-26T23:30:00',
        client_ip: OWN,
        request_method: 'GET',
        url: '/camere',
        response_status: 200,
        request_user_agent: AGENT,
      }),
    ],
    [
      'Akamai',
      json({
        cliIP: OWN,
        reqMethod: 'GET',
        reqPath: '/camere',
        queryStr: 'x=1',
        statusCode: '200',
        reqTimeSec: '1795735800.000',
        UA: AGENT,
      }),
    ],
    [
      'Google Cloud',
      json({
        timestamp: '2026-11-26T23:30:00Z',
        httpRequest: {
          remoteIp: OWN,
          requestMethod: 'GET',
          requestUrl: 'https://belvento.example/camere?x=1',
          status: 200,
          userAgent: AGENT,
        },
      }),
    ],
    [
      'CloudFront',
      `#Version: 1.0\n#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query\n` +
        [
          '2026-11-26',
          '23:30:00',
          'MXP63',
          '512',
          OWN,
          'GET',
          'd1.cloudfront.net',
          '/camere',
          '200',
          '-',
          AGENT.replaceAll(' ', '%2520'),
          'x=1',
        ].join('\t'),
    ],
    [
      'IIS',
      `#Software: Microsoft IIS\n#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query c-ip cs(User-Agent) cs(Referer) sc-status\n2026-11-26 23:30:00 10.0.0.1 GET /camere - ${OWN} ${AGENT.replaceAll(' ', '+')} - 200`,
    ],
  ];
  it.each(formats)('is read as %s writes it', (_name, text) => {
    const log = scan(text);
    expect(log.tally.reads).toMatchObject([
      {
        day: '2026-11-27',
        crawler: 'gptbot',
        verification: 'verified',
        path: '/camere',
        reads: 1,
        failed: 0,
      },
    ]);
    expect(log.unreadLines).toBe(0);
    expect(Math.abs(Number(log.firstAt) - Date.UTC(2026, 10, 26, 23, 30))).toBeLessThan(1000);
  });

  it('is refused where it is none, and says where only the user agent is missing', () => {
    expect(() => scan('nome;cognome\nAda;Bianchi\n')).toThrow(UnknownFormat);
    expect(() => scan('\u0000'.repeat(600_000), 65_536)).toThrow(UnknownFormat);
    expect(() => scan('')).toThrow(UnknownFormat);
    const refusalOf = (text: string) => {
      try {
        return scan(text);
      } catch (error) {
        return error;
      }
    };
    expect(refusalOf(`${OWN} - - [26/Nov/2026:23:30:00 +0000] "GET / HTTP/1.1" 200 512`)).toMatchObject({
      isCommon: true,
    });
  });

  it('counts the same however it is cut into pieces, with any line ends', () => {
    const lines = [
      combined(),
      combined({ agent: PERSON, ip: FOREIGN }),
      combined({ status: 404 }),
      combined({ path: '/è' }),
    ];
    const whole = scan(lines.join('\n'), 1_000_000);
    for (const pieceBytes of [1, 7, 100, 333]) {
      const cut = scan(lines.join('\r\n'), pieceBytes);
      expect(cut.tally.reads).toEqual(whole.tally.reads);
      expect(cut.days).toEqual(whole.days);
      expect(cut.lines).toBe(4);
    }
  });

  it('counts what stands before a cut in the middle of a line', () => {
    const log = scan(`${combined()}\n${combined().slice(0, -20)}`);
    expect([log.tally.reads.length, log.unreadLines, log.lines]).toEqual([1, 1, 2]);
  });

  it('passes over a line without an end, in memory of a fixed size', () => {
    const log = scan(`${combined()}\n${'GPTBot '.repeat(200_000)}\n${combined()}`, 65_536);
    expect([log.tally.reads[0]?.reads, log.unreadLines]).toEqual([2, 1]);
  });

  it('keeps neither addresses nor queries', () => {
    const text = scan(
      [
        combined({ path: '/prenota?email=ada@esempio.it#x' }),
        combined({
          agent: PERSON,
          ip: FOREIGN,
          referrer: 'https://chatgpt.com/c/1',
          path: '/spa?utm_source=chatgpt.com&n=ada',
        }),
      ].join('\n'),
    );
    const kept = JSON.stringify([text.tally.reads, text.tally.visits, text.days]);
    for (const private_ of ['ada', OWN, FOREIGN, 'email', '?']) expect(kept).not.toContain(private_);
  });
});

describe('a crawler in a log', () => {
  it('is verified where its vendor publishes addresses, and one that only claims to be it is not', () => {
    expect(readsOf([combined(), combined({ ip: FOREIGN }), combined({ ip: FOREIGN })].join('\n'))).toEqual([
      'gptbot verified /camere 1 0',
      'gptbot outside /camere 2 0',
    ]);
  });

  it('of a vendor that publishes none is not verified; a name for robots.txt alone never comes', () => {
    expect(readsOf(combined({ agent: 'Bytespider; spider-feedback@bytedance.com', ip: FOREIGN }))).toEqual([
      'bytespider unpublished /camere 1 0',
    ]);
    expect(readsOf(combined({ agent: 'Google-Extended', ip: '66.249.66.1' }))).toEqual([
      'google-extended outside /camere 1 0',
    ]);
  });

  it('behind several proxies is judged by the last address, which our side has seen', () => {
    const line = JSON.stringify({
      time_iso8601: '2026-11-26T23:30:00Z',
      client_ip: `${OWN}, ${FOREIGN}`,
      method: 'GET',
      uri: '/camere',
      status: 200,
      user_agent: AGENT,
    });
    expect(readsOf(line)).toEqual(['gptbot outside /camere 1 0']);
  });

  it('is known by an IPv6 address, too', () => {
    expect(readsOf(combined({ agent: 'Googlebot/2.1', ip: '2001:4860:4801:10::1' }))).toEqual([
      'googlebot verified /camere 1 0',
    ]);
  });

  it('answered with an error has failed, with the status', () => {
    const [page] = scan([combined(), combined({ status: 404 }), combined({ status: 503 })].join('\n')).tally
      .reads;
    expect(page).toMatchObject({ reads: 3, failed: 2, failedStatus: 503 });
  });
});

describe('a person from an engine', () => {
  const visit = (over: Parameters<typeof combined>[0]) =>
    scan(combined({ agent: PERSON, ip: FOREIGN, ...over })).tally.visits;

  it('is known by the page they left or by the mark of the address', () => {
    expect(visit({ referrer: 'https://chatgpt.com/' })).toMatchObject([
      { engine: 'chatgpt', path: '/camere', visits: 1 },
    ]);
    expect(visit({ path: '/spa?a=1&utm_source=perplexity' })).toMatchObject([
      { engine: 'perplexity', path: '/spa' },
    ]);
    expect(
      visit({ referrer: 'https://www.perplexity.ai/search/x', path: '/?utm_source=chatgpt.com' }),
    ).toMatchObject([{ engine: 'perplexity' }]);
  });

  it('is not a picture of a page, an error, a program or somebody from elsewhere', () => {
    for (const over of [
      { path: '/logo.png', referrer: 'https://chatgpt.com/' },
      { status: 404, referrer: 'https://chatgpt.com/' },
      { agent: 'curl/8', referrer: 'https://chatgpt.com/' },
      { referrer: 'https://example.com/?q=chatgpt.com' },
      { path: '/?utm_source=newsletter' },
      { path: '/?utm_source=%E0%A4%A' },
    ])
      expect(visit(over)).toEqual([]);
  });
});

import { drip, flood, say, sayAndClose, type Talk } from './raw-site.ts';

const OK = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
const CHUNKED = `${OK}transfer-encoding: chunked\r\n\r\n`;
const PAGE = '<title>Pagina</title>';
const sized = (length: number) => `${OK}content-length: ${String(length)}\r\n\r\n`;

/** What a reading of a peer may come to; `read` is a page after all. */
export type PeerOutcome = 'read' | 'timeout' | 'unreachable' | 'bad_status' | 'not_html' | 'unreadable';

/** Peers that speak HTTP as they please, and how a reading of each may end. */
export const HOSTILE_PEERS: readonly [name: string, talk: Talk, ends: readonly PeerOutcome[]][] = [
  [
    'changes the protocol',
    say('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
    ['bad_status'],
  ],
  [
    'changes the protocol without naming one',
    say('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    ['bad_status', 'unreachable', 'timeout'],
  ],
  [
    'changes the protocol and floods it',
    flood('HTTP/1.1 101 X\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n', '\0'.repeat(64)),
    ['bad_status'],
  ],
  ['says "go on" without end', flood('', 'HTTP/1.1 100 Continue\r\n\r\n'), ['unreachable']],
  ['hints without end', flood('', 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'), ['unreachable']],
  ['says "still at it" without end', flood('', 'HTTP/1.1 102 Processing\r\n\r\n'), ['unreachable']],
  ['says "go on" now and then', drip('', 'HTTP/1.1 100 Continue\r\n\r\n'), ['timeout', 'unreachable']],
  ['says "go on" once and falls silent', say('HTTP/1.1 100 Continue\r\n\r\n'), ['timeout']],
  ['drips its head', drip('HTTP/1.1 200 OK\r\nx: ', 'a'), ['timeout']],
  ['has a head without end', flood('HTTP/1.1 200 OK\r\n', `x: ${'a'.repeat(60)}\r\n`), ['unreachable']],
  ['stops in the status line', say('HTTP/1.1 2'), ['timeout']],
  ['breaks off in the status line', sayAndClose('HTTP/1.1 2'), ['unreachable']],
  ['hangs up without a word', sayAndClose(''), ['unreachable']],
  ['tears the connection down', (socket) => socket.resetAndDestroy(), ['unreachable']],
  ['speaks something else', say('220 mail.example ESMTP\r\n'), ['unreachable']],
  ['speaks HTTP/0.9', sayAndClose(PAGE), ['unreachable']],
  ['claims HTTP/2 in clear', say('HTTP/2.0 200 OK\r\n\r\n'), ['unreachable', 'not_html']],
  [
    'has a status of its own',
    say(`HTTP/1.1 999 ?\r\ncontent-type: text/html\r\ncontent-length: 0\r\n\r\n`),
    ['bad_status'],
  ],
  ['answers 200 without a type', say('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'), ['not_html']],
  ['redirects to nowhere and stays', say('HTTP/1.1 302 Found\r\n\r\n'), ['bad_status']],
  ['does not close after its page', say(sized(PAGE.length), PAGE), ['read']],
  ['goes on talking after its page', flood(sized(PAGE.length) + PAGE, 'x'.repeat(64)), ['read']],
  ['answers twice', say(sized(PAGE.length), PAGE, sized(3), 'abc'), ['read']],
  ['promises more than it sends and hangs up', sayAndClose(sized(1_000), PAGE), ['unreachable']],
  ['promises more than it sends and stays', say(sized(1_000), PAGE), ['timeout']],
  ['names two lengths', say(`${OK}content-length: 3\r\ncontent-length: 30\r\n\r\n`, PAGE), ['unreachable']],
  ['names a length below nothing', say(`${OK}content-length: -1\r\n\r\n`, PAGE), ['unreachable']],
  [
    'names a length and chunks',
    say(`${OK}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n`, PAGE),
    ['unreachable'],
  ],
  ['sends a page without length and stays', say(`${OK}\r\n`, PAGE), ['timeout']],
  ['ends its side after the head', sayAndClose(`${OK}\r\n`), ['read']],
  ['extends a chunk without end', flood(`${CHUNKED}5;x=`, 'a'.repeat(64)), ['unreachable', 'timeout']],
  [
    'extends every chunk',
    flood(CHUNKED, `1;x=${'a'.repeat(200)}\r\n<\r\n`),
    ['unreachable', 'timeout', 'read'],
  ],
  ['drips a chunk size', drip(CHUNKED, '0'), ['timeout', 'unreachable']],
  [
    'has a chunk of any size',
    flood(`${CHUNKED}ffffffffffffffff\r\n`, 'x'.repeat(64)),
    ['unreachable', 'read'],
  ],
  ['sends chunks of one byte', flood(CHUNKED, '1\r\n<\r\n'), ['read', 'timeout']],
  [
    'has trailers without end',
    flood(`${CHUNKED}0\r\n`, `x: ${'a'.repeat(60)}\r\n`),
    ['unreachable', 'timeout'],
  ],
  [
    'sends gzip and stops',
    say(`${OK}content-encoding: gzip\r\n\r\n`, Buffer.from([0x1f, 0x8b, 8, 0])),
    ['timeout'],
  ],
  [
    'names two encodings',
    say(`${OK}content-encoding: gzip, gzip\r\ncontent-length: 0\r\n\r\n`),
    ['unreadable'],
  ],
];

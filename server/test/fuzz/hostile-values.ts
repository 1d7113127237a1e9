import fc from 'fast-check';

/** Texts that parsers, databases and clocks trip over. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u200b\u00a0',
  '\u202e',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999',
  '0x10',
  '1.5',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%',
  '%00',
  '\\',
  '{"a":1}',
  '<script>',
  '../../etc/passwd',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '0001-01-01T00:00:00+14:00',
  '2026-02-30T00:00:00Z',
  '2026-01-01',
  '0000-01-01',
  '253402300800000.7f3f8d0e-4d0a-4a0e-9d62-000000000000',
  '0.7f3f8d0e-4d0a-4a0e-9d62-000000000000',
  '7f3f8d0e-4d0a-4a0e-9d62-000000000000',
  '00000000-0000-0000-0000-000000000000',
  'https://[::1',
  'https://xn--a.example',
  'http://127.0.0.1',
  'a@b.c',
  'è'.repeat(400),
  '😀'.repeat(400),
  'a'.repeat(6_000),
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e9,
  1e308,
  5e-324,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  1e21,
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** A value of any kind where another was expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...HOSTILE_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { a: { b: [null] } }),
  fc.jsonValue({ maxDepth: 3 }),
);

import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../test/read-pdf.ts';
import { aReport } from '../../test/report-builders.ts';
import { renderReport } from '../render-report.ts';
import { splitRuns } from './split-runs.ts';
import { loadTypeface } from './typeface.ts';

const NAMES = [
  '华为技术有限公司 トヨタ',
  'شركة الاتصالات السعودية',
  'מלון תל אביב',
  'โรงแรมริมน้ำ',
  'Ελληνικά Кириллица',
  'Pizza 🍕 Napoli',
  '삼성전자 주식회사',
  'टाटा स्टील लिमिटेड',
  'বাংলাদেশ ব্যাংক লিমিটেড',
  'தமிழ்நாடு நிறுவனம்',
  'తెలుగు రాష్ట్రం',
  'ગુજરાતી ક્ષત્રિય',
  'ਅੰਮ੍ਰਿਤਸਰ ਹੋਟਲ',
  'ಕರ್ನಾಟಕ ಕ್ಷೇತ್ರ',
  'കേരളം ഹോട്ടൽ',
  'ଓଡ଼ିଆ କ୍ଷେତ୍ର',
  'ශ්‍රී ලංකා සමාගම',
  'ភ្នំពេញ ក្រុមហ៊ុន',
  'ບໍລິສັດ ນ້ຳ',
  'မြန်မာ ကုမ္ပဏီ',
  'საქართველო հայերեն ኢትዮጵያ',
  'Famiglia 👩‍👩‍👧‍👦 🇮🇹 👍🏽 🏳️‍🌈 1️⃣',
];

const typeface = loadTypeface();
/** What stands on paper: the glyph of each sign of a line, with its place against the one before. */
const drawn = (text: string) =>
  splitRuns({ text, weight: 400, typeface }).flatMap(({ font: { font }, text: signs }) => {
    const { glyphs, positions } = font.layout(signs);
    return glyphs.map(({ id }, place) => ({ id, ...positions[place] }));
  });

describe('every script in the PDF', () => {
  it('is named as it is written, in a file of at most 400 kB', async () => {
    const name = NAMES.join(' · ');
    const bytes = await renderReport({
      snapshot: aReport({ company: { name, websiteUrl: 'https://a.example' } }),
      typeface,
    });
    expect(bytes.length).toBeLessThan(400_000);
    const { text } = await readPdf(bytes);
    for (const part of [
      '华为技术有限公司',
      'トヨタ',
      'Ελληνικά',
      'Кириллица',
      '🍕',
      '삼성전자',
      'საქართველო',
    ])
      expect(text).toContain(part);
    expect(text).toContain('·');
    expect(text).not.toContain('??');
  });

  it.each(NAMES)('has a glyph for all of %s', (name) => {
    expect(drawn(name).every(({ id }) => id !== 0)).toBe(true);
  });

  it.each([
    ['a family', '👩‍👩‍👧‍👦'],
    ['a flag', '🇮🇹'],
    ['the flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a skin tone', '👍🏽'],
    ['a profession with a skin tone', '👩🏽‍🍳'],
    ['a keycap', '1️⃣'],
    ['a heart that asks for its colour', '❤️'],
  ])('draws %s as one emoji', (_what, emoji) => {
    expect(drawn(emoji).filter(({ xAdvance = 0 }) => xAdvance > 0)).toHaveLength(1);
  });

  it.each([
    ['a Hindi vowel before the letter it follows', 'कि', 'क', 'ि'],
    ['two Hindi letters as one', 'क्ष', 'क', 'ष'],
    ['a Bengali conjunct', 'ন্ড', 'ন', 'ড'],
    ['a Malayalam conjunct', 'ക്ഷ', 'ക', 'ഷ'],
    ['a Khmer letter below another', 'ភ្ន', 'ភ', 'ន'],
    ['Arabic letters joined', 'شركة', 'ش', 'ك'],
  ])('shapes %s', (_what, word, ...letters) => {
    const apart = letters.map((letter) => drawn(letter)[0]?.id);
    expect(drawn(word).map(({ id }) => id)).not.toEqual(apart);
    expect(new Set(drawn(word).map(({ id }) => id))).not.toContain(0);
  });

  it('puts a Hindi vowel to the left of its letter, as it is written', () => {
    const [vowel] = drawn('कि');
    expect(vowel?.id).not.toBe(drawn('क')[0]?.id);
    expect(drawn('कि').at(-1)?.id).toBe(drawn('क')[0]?.id);
  });

  it('places a Thai mark above its letter, not behind it', () => {
    const [, mark] = drawn('น้');
    expect(mark?.xAdvance).toBe(0);
  });

  it('turns the brackets of a part that runs to the left', () => {
    const [, opening] = drawn('א(');
    const [, closing] = drawn('א)');
    expect(opening?.id).not.toBe(closing?.id);
    expect(splitRuns({ text: 'א (ב)', weight: 400, typeface }).map(({ text }) => text)).toEqual([
      '(',
      'ב',
      ')',
      'א ',
    ]);
  });

  it('says beside the glyphs which signs they are, for screen readers', async () => {
    const [hindi, arabic] = ['हिन्दी', 'شركة'];
    const bytes = await renderReport({
      snapshot: aReport({ company: { name: `${hindi} · ${arabic}`, websiteUrl: 'https://a.example' } }),
      typeface,
    });
    const said = listSaid(bytes);
    expect(said).toContain(hindi);
    expect(said).toContain(arabic);
  });
});

/** What the file says its glyphs stand for. */
function listSaid(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const pages = [...file.toString('latin1').matchAll(/FlateDecode[^]*?stream\n/g)].map(
    ({ index, 0: head }) => {
      const start = index + head.length;
      return inflateSync(file.subarray(start, file.indexOf('endstream', start))).toString('latin1');
    },
  );
  const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  return [...pages.join('\n').matchAll(/ActualText \(\xFE\xFF((?:\\[^]|[^\\)])*)\)/g)].map(
    ([, text = '']) => {
      const plain = text.replace(/\\([^])/g, (_, sign: string) => escaped[sign] ?? sign);
      return Buffer.from(plain, 'latin1').swap16().toString('utf16le');
    },
  );
}

import { type NamedFont, readFont, type Weight } from './read-font.ts';

/** A font of other letters, looked into for what looks like one of them. */
interface FurtherFont {
  readonly file: (weight: Weight) => string;
  readonly signs: RegExp;
}

const ofScript = (name: string, subset: string, signs: RegExp): FurtherFont => ({
  file: (weight) =>
    `${name}/files/${name.replace('@fontsource/', '')}-${subset}-${String(weight)}-normal.woff`,
  signs,
});

const SCRIPTS: readonly FurtherFont[] = [
  ofScript('@fontsource/noto-sans-arabic', 'arabic', /\p{scx=Arabic}/u),
  ofScript('@fontsource/noto-sans-hebrew', 'hebrew', /\p{scx=Hebrew}/u),
  ofScript('@fontsource/noto-sans-thai', 'thai', /\p{scx=Thai}/u),
  ofScript('@fontsource/ibm-plex-sans-kr', 'korean', /\p{scx=Hangul}/u),
  ofScript(
    '@fontsource/noto-sans-sc',
    'chinese-simplified',
    /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
  ),
  ofScript('@fontsource/noto-sans-devanagari', 'devanagari', /\p{scx=Devanagari}/u),
  ofScript('@fontsource/noto-sans-bengali', 'bengali', /\p{scx=Bengali}/u),
  ofScript('@fontsource/noto-sans-tamil', 'tamil', /\p{scx=Tamil}/u),
  ofScript('@fontsource/noto-sans-telugu', 'telugu', /\p{scx=Telugu}/u),
  ofScript('@fontsource/noto-sans-gujarati', 'gujarati', /\p{scx=Gujarati}/u),
  ofScript('@fontsource/noto-sans-gurmukhi', 'gurmukhi', /\p{scx=Gurmukhi}/u),
  ofScript('@fontsource/noto-sans-kannada', 'kannada', /\p{scx=Kannada}/u),
  ofScript('@fontsource/noto-sans-malayalam', 'malayalam', /\p{scx=Malayalam}/u),
  ofScript('@fontsource/noto-sans-oriya', 'oriya', /\p{scx=Oriya}/u),
  ofScript('@fontsource/noto-sans-sinhala', 'sinhala', /\p{scx=Sinhala}/u),
  ofScript('@fontsource/noto-sans-khmer', 'khmer', /\p{scx=Khmer}/u),
  ofScript('@fontsource/noto-sans-lao', 'lao', /\p{scx=Lao}/u),
  ofScript('@fontsource/noto-sans-myanmar', 'myanmar', /\p{scx=Myanmar}/u),
  ofScript('@fontsource/noto-sans-georgian', 'georgian', /\p{scx=Georgian}/u),
  ofScript('@fontsource/noto-sans-armenian', 'armenian', /\p{scx=Armenian}/u),
  ofScript('@fontsource/noto-sans-ethiopic', 'ethiopic', /\p{scx=Ethiopic}/u),
];

/** One file with all emoji and what joins them; beside it the package cuts the same into parts for browsers. */
const EMOJI = ofScript('@fontsource/noto-emoji', 'emoji', /\p{Emoji}/u);
/** Of two signs or more: joined by U+200D, a flag, a skin tone, a keycap, a sign that asks for its colour. */
const MAY_BE_JOINED = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u;
const JOINS_NOTHING = /\u200D$/u;

/** The fonts of other scripts, each read when the first sign of it is drawn: most reports hold none. */
export function createFurtherFonts() {
  const opened = new Map<string, NamedFont>();
  const open = ({ file }: FurtherFont, weight: Weight): NamedFont => {
    const name = file(weight);
    const font = opened.get(name) ?? readFont(name, { isShaped: true });
    opened.set(name, font);
    return font;
  };
  return {
    /** The font that draws a sign; null where none does. */
    find: ({ codePoint, weight }: { codePoint: number; weight: Weight }): NamedFont | null => {
      const sign = String.fromCodePoint(codePoint);
      for (const candidate of [...SCRIPTS, EMOJI]) {
        if (!candidate.signs.test(sign)) continue;
        const font = open(candidate, weight);
        if (font.font.hasGlyphForCodePoint(codePoint)) return font;
      }
      return null;
    },
    /** The font that draws several signs as one emoji; null where they are none. */
    findJoined: ({ signs, weight }: { signs: string; weight: Weight }): NamedFont | null => {
      if (!MAY_BE_JOINED.test(signs) || Array.from(signs).length === 1 || JOINS_NOTHING.test(signs))
        return null;
      const font = open(EMOJI, weight);
      const { glyphs, positions } = font.font.layout(signs);
      // A sign that asks for colour may be left over; it takes no room.
      const drawn = glyphs.filter((_, place) => (positions[place]?.xAdvance ?? 0) > 0);
      return drawn.length === 1 && drawn.every(({ id }) => id !== 0) ? font : null;
    },
  };
}

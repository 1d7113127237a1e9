import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { type NamedFont, readFont, type Weight } from './read-font.ts';

/** A font of other letters: what looks like one of them is looked for there. */
interface FurtherFont {
  readonly name: string;
  readonly subset: string;
  readonly has: (sign: string) => boolean;
}

const fileOf = ({ name, subset }: FurtherFont, weight: Weight) =>
  `${name}/files/${name.replace('@fontsource/', '')}-${subset}-${String(weight)}-normal.woff`;
const ofScript = (name: string, subset: string, signs: RegExp): FurtherFont => ({
  name,
  subset,
  has: (sign) => signs.test(sign),
});

const SCRIPTS: readonly FurtherFont[] = [
  ofScript('@fontsource/noto-sans-arabic', 'arabic', /\p{scx=Arabic}/u),
  ofScript('@fontsource/noto-sans-hebrew', 'hebrew', /\p{scx=Hebrew}/u),
  ofScript('@fontsource/noto-sans-thai', 'thai', /\p{scx=Thai}/u),
  ofScript(
    '@fontsource/noto-sans-sc',
    'chinese-simplified',
    /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
  ),
];
const EMOJI = '@fontsource/noto-emoji';
const IS_EMOJI = /\p{Emoji}/u;

/** The fonts of other scripts, each read when the first sign of it is drawn: most reports hold none. */
export function createFurtherFonts() {
  const opened = new Map<string, Font>();
  let emoji: FurtherFont[] | null = null;
  const open = (file: string): Font => {
    const font = opened.get(file) ?? readFont(file);
    opened.set(file, font);
    return font;
  };
  return {
    /** The font that draws a sign; null where none does. */
    find: ({ codePoint, weight }: { codePoint: number; weight: Weight }): NamedFont | null => {
      const sign = String.fromCodePoint(codePoint);
      const scripts = SCRIPTS.filter(({ has }) => has(sign));
      if (IS_EMOJI.test(sign)) emoji ??= listEmoji();
      const candidates = IS_EMOJI.test(sign) ? [...scripts, ...(emoji ?? [])] : scripts;
      for (const candidate of candidates) {
        if (!candidate.has(sign)) continue;
        const file = fileOf(candidate, weight);
        const font = open(file);
        if (font.hasGlyphForCodePoint(codePoint)) return { name: file, font };
      }
      return null;
    },
  };
}

/** The emoji stand in several files; their package says which sign stands in which. */
function listEmoji(): FurtherFont[] {
  const index = fileURLToPath(import.meta.resolve(`${EMOJI}/unicode.json`));
  const subsets: unknown = JSON.parse(readFileSync(index, 'utf8'));
  return Object.entries(subsets ?? {}).map(([subset, listed]) => {
    const ranges = String(listed)
      .split(',')
      .map((range) => {
        const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
        return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
      });
    return {
      name: EMOJI,
      subset: subset.replace(/[[\]]/g, ''),
      has: (sign) => {
        const codePoint = sign.codePointAt(0) ?? 0;
        return ranges.some(({ first, last }) => codePoint >= first && codePoint <= last);
      },
    };
  });
}

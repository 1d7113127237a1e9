import { isCommonPassword } from './common-password.ts';

const PRODUCT = 'Citato';
/** Shorter words occur by chance within other words. */
const MIN_WORD_LENGTH = 4;
/** What stands beside the words must be a password by itself. */
const MIN_BESIDE = 8;

/**
 * True for passwords made of the product’s name and of what is known about an account: these words in any spelling,
 * with a remainder that is too short or too common.
 */
export function isMadeOfKnownWords({
  password,
  about,
}: {
  password: string;
  about: readonly string[];
}): boolean {
  const whole = fold(password);
  const rest = listWords([PRODUCT, ...about]).reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest !== whole && (Array.from(rest).length < MIN_BESIDE || isCommonPassword(rest));
}

/** The longest first, since they may contain shorter ones. */
function listWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []);
  return words.filter((word) => word.length >= MIN_WORD_LENGTH).sort((a, b) => b.length - a.length);
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

import { isCommonPassword } from './common-password.ts';

const PRODUCT = 'Citato';
/** Shorter ones stand by chance within words that say nothing. */
const MIN_WORD_LENGTH = 4;
/** What stands beside the words must be a password by itself. */
const MIN_BESIDE = 8;

/**
 * True for passwords that a guesser makes of the product’s name and of what is known about an account: its words,
 * however they are written, and too little or too common a rest.
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

/** The longest first, which may hold shorter ones. */
function listWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []);
  return words.filter((word) => word.length >= MIN_WORD_LENGTH).sort((a, b) => b.length - a.length);
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

import { containsBrandName } from '@citato/mentions';
import { namingWebsite } from '#lib/sites/site';
import { toPlainText } from './plain-text.ts';

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;
export const MIN_QUESTIONS = 8;
export const MAX_QUESTIONS = 12;

/** What no question a customer types contains: addresses, gaps to fill in, markup, lists. */
const FOREIGN = /https?:|www\.|@|[{}<>[\]|`*_#\\]|\.{3}|…|\bXX+\b/;

/**
 * Questions fit to be suggested: one line of 10 to 200 characters, without the company's own name (it would ask for
 * itself), without gaps and addresses, each once, at most twelve.
 */
export function cleanQuestions({
  questions,
  ownNames,
  websiteUrl,
}: {
  questions: readonly string[];
  ownNames: readonly string[];
  websiteUrl: string;
}): string[] {
  const seen = new Set<string>();
  return questions
    .map(toOneLine)
    .filter((question) => {
      const key = toPlainText(question);
      const isFit = question.length >= MIN_LENGTH && question.length <= MAX_LENGTH && !FOREIGN.test(question);
      if (!isFit || seen.has(key) || namesCompany({ question, ownNames, websiteUrl })) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MAX_QUESTIONS);
}

function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zs}]+/gu, ' ')
    .trim()
    .replace(/^(?:\d{1,2}[.)]|[-•])\s+/, '');
}

function namesCompany({
  question,
  ownNames,
  websiteUrl,
}: {
  question: string;
  ownNames: readonly string[];
  websiteUrl: string;
}): boolean {
  return ownNames.some((name) =>
    containsBrandName({ text: question, brand: { name, ...namingWebsite(websiteUrl) } }),
  );
}

import { InvalidReplyError } from '../../reply/invalid-reply.ts';

/**
 * A question as the vendor's `keyword`: it decodes %xx and takes + for a space, so both are written out
 * (docs.dataforseo.com/v3/serp/google/organic/live/advanced). Throws InvalidReplyError where it is too long.
 */
export function toKeyword(text: string, maxLength: number): string {
  const keyword = text.replaceAll('%', '%25').replaceAll('+', '%2B');
  if (keyword.length <= maxLength) return keyword;
  throw new InvalidReplyError(`a question of more than ${maxLength} characters`, {
    body: { error: { code: 'question_too_long' } },
    status: 400,
    costMicroDollars: 0,
  });
}

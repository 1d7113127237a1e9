import { listQuestions, type Question } from '#features/landing';
import { previewCopy } from './copy.ts';

/** The questions of the landing page before anything is known, and the price that only the preview names. */
export function listPreviewQuestions(): Question[] {
  return [previewCopy.priceQuestion, ...listQuestions()];
}

import { listQuestions, type Question } from '../landing/landing-questions.ts';
import { previewCopy } from './copy.ts';

/** The questions of the landing page before anything is loaded, and the price that only the preview names. */
export function listPreviewQuestions(): Question[] {
  return [previewCopy.priceQuestion, ...listQuestions()];
}

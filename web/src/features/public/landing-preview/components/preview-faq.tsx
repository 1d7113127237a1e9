import { Faq } from '../../landing/components/faq.tsx';
import { listPreviewQuestions } from '../preview-questions.ts';

const QUESTIONS = listPreviewQuestions();

/** Answers that name the sample plans. */
export function PreviewFaq() {
  return <Faq questions={QUESTIONS} />;
}

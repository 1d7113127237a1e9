import { Card, lazyPart } from '#ui';
import { visitorAnswerCopy as copy } from '../copy.ts';

/** Loaded when a visitor asks: most of the page's readers never do. */
export const AnswerPanel = lazyPart(async () => (await import('./answer-panel.tsx')).AnswerPanel, {
  waiting: <Card className="min-h-[430px] shadow-stage" />,
  failed: copy.partFailed,
});

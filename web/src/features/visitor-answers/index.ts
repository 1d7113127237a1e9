export { AnswerPanel } from './components/lazy-answer-panel.tsx';
export { KeptAnswerRetry } from './components/kept-answer-retry.tsx';
export { SiteForm } from './components/site-form.tsx';
export { forgetKeptAnswer } from './kept-answer.ts';
export { isUnread } from './model.ts';
export { useKeptAnswer } from './use-kept-answer.ts';
export { useVisitorAnswer } from './use-visitor-answer.ts';

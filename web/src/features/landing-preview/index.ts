export { PreviewMode } from './components/preview-mode.tsx';
export { PreviewPlans } from './components/preview-plans.tsx';
export { CentredHero } from './components/centred-hero.tsx';
export { DarkHero } from './components/dark-hero.tsx';
export { Alternative } from './components/alternative.tsx';
export { previewCopy } from './copy.ts';
export { listPreviewQuestions } from './preview-questions.ts';

export { PromptTestPage } from './prompt-test-page.tsx';

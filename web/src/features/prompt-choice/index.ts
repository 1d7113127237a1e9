export { PromptChoice } from './components/prompt-choice.tsx';
export { chooseResults, listResults } from './model.ts';

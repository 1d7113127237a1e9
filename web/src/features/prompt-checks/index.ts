export { PromptAdvice } from './components/prompt-advice.tsx';

export { MonthSpending } from './components/month-spending.tsx';
export { PromptCost } from './components/prompt-cost.tsx';

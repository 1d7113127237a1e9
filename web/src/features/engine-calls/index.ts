export { MonthSpending } from './components/month-spending.tsx';
export { PromptCost } from './components/prompt-cost.tsx';
export { spendingCopy } from './copy.ts';
export { describeAmount } from './model.ts';

export { DeadLetters } from './components/dead-letters.tsx';
export { EnginesAndSpending } from './components/engines-and-spending.tsx';
export { LatePrompts } from './components/late-prompts.tsx';
export { Overview } from './components/overview.tsx';
export { adminCopy } from './copy.ts';
export { useDenied } from './use-denied.ts';

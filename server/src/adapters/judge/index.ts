export { createJudge } from './create-judge.ts';
export type { Judge } from './judge.ts';

export { DoneList } from './components/done-list.tsx';
export { EffectLines } from './components/effect-lines.tsx';
export { PromptEffects } from './components/lazy-prompt-effects.tsx';
export { effectCopy } from './copy.ts';
export { refreshEffects } from './effects-key.ts';
export { useDoneActions } from './queries.ts';

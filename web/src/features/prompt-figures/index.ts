export { PromptTiles } from './components/prompt-tiles.tsx';
export { SmallSampleBadge } from './components/small-sample.tsx';
export { MissingEngines } from './components/lazy-missing-engines.tsx';
export { figuresCopy } from './copy.ts';

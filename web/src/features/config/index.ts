export { ConfigRetry } from './components/config-retry.tsx';
export { DemoBadge } from './components/demo-badge.tsx';
export { EngineChannels } from './components/engine-channels.tsx';
export { splitEngines } from './model.ts';
export { useConfig } from './queries.ts';

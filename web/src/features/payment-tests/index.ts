export { SandboxClock } from './components/sandbox-clock.tsx';
export { TestCards } from './components/test-cards.tsx';
export { TestPanel } from './components/test-panel.tsx';
export { paymentTestsCopy } from './copy.ts';

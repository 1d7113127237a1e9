export { ActsPanel } from './components/acts-panel.tsx';

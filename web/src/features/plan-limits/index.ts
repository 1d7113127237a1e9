export { AnalysisDialog, LimitDialog } from './components/lazy-dialogs.tsx';

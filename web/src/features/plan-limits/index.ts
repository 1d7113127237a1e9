export { AnalysisDialog, LimitDialog, WithoutTaskListsDialog } from './components/lazy-dialogs.tsx';

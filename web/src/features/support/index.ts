export { SupportDialog } from './components/support-dialog.tsx';

export { PaymentsPanel } from './components/payments-panel.tsx';

export { TestPaymentsPage } from './test-payments-page.tsx';

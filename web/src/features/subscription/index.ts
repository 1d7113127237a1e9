export { Subscription } from './components/subscription.tsx';
export { useFreshAccount } from './queries.ts';

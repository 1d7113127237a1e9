export { Checkout } from './components/checkout.tsx';
export { CheckoutNotice } from './components/checkout-notice.tsx';
export { CheckoutSkeleton } from './components/checkout-skeleton.tsx';
export { PaymentReturn } from './components/payment-return.tsx';
export { checkoutCopy } from './copy.ts';
export { canTakeCards } from './model.ts';

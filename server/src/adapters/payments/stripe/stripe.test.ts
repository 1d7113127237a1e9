import { describePaymentProvider } from '#test/stand-ins/describe-payment-provider';
import { startStripeUnderTest } from '#test/stand-ins/payment-provider/start-stripe';

describePaymentProvider({ name: 'Stripe', start: startStripeUnderTest });

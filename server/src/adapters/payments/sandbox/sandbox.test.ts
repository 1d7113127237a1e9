import { describePaymentProvider } from '#test/stand-ins/describe-payment-provider';
import { startSandboxUnderTest } from '#test/stand-ins/payment-provider/start-sandbox';

describePaymentProvider({ name: 'the sandbox', start: startSandboxUnderTest });

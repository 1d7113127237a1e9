export { VerifyHelp } from './endpoints/components/verify-help.tsx';
export { WebhookList } from './endpoints/components/webhook-list.tsx';
export { RequestShape } from './prompt-test/components/request-shape.tsx';
export { TestForm } from './prompt-test/components/test-form.tsx';
export { TestedCompany } from './prompt-test/components/tested-company.tsx';
export { promptTestCopy } from './prompt-test/copy.ts';
export { usePrompt } from './prompt-test/queries.ts';

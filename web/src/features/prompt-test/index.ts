export { RequestShape } from './components/request-shape.tsx';
export { TestForm } from './components/test-form.tsx';
export { TestedCompany } from './components/tested-company.tsx';
export { promptTestCopy } from './copy.ts';
export { useTestedPrompt } from './queries.ts';

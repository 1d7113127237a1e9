export { type ClientDocuments } from './client-documents.ts';
export { createClientDocuments } from './create-client-documents.ts';

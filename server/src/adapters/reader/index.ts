export { createReader } from './create-reader.ts';
export type { Reader, ReaderReply } from './reader.ts';

export { eraseListRevisions, prepareListVersion } from './store.ts';

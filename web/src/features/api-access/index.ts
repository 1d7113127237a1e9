export { AssistantsCard } from './assistants/components/assistants-card.tsx';
export { ExportCard } from './exports/components/export-card.tsx';
export { KeyList } from './keys/components/key-list.tsx';

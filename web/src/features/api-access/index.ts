export { AssistantsCard } from './assistants/components/assistants-card.tsx';
export { KeyList } from './keys/components/key-list.tsx';

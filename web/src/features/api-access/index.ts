export { AssistantList } from './assistants/components/assistant-list.tsx';
export { ClientNote } from './assistants/components/client-note.tsx';
export { ConnectCard } from './assistants/components/connect-card.tsx';
export { Consent } from './assistants/components/consent.tsx';
export { DevelopersGuide } from './developers/components/developers-guide.tsx';
export { ExportMenu } from './exports/components/export-menu.tsx';
export { ExportCard } from './exports/components/export-card.tsx';
export { KeyList } from './keys/components/key-list.tsx';

export const exportMenuCopy = { label: 'Scarica come file', more: 'Altri file' } as const;

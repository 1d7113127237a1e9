export const exportMenuCopy = { label: 'Scarica come file' } as const;

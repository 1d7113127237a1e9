export const textCopy = { table: 'Tabella della risposta' } as const;

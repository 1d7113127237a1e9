export const configCopy = {
  demo: 'Modalità demo',
  demoHelp: 'Le risposte vengono dal motore demo: servono a provare Citato, non descrivono la realtà.',
} as const;

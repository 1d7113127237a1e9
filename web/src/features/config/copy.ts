export const configCopy = {
  demo: 'Modalità demo',
  demoHelp: 'Le risposte vengono dal motore demo: servono a provare Citato, non descrivono la realtà.',
  channels: 'Motori AI',
  monitored: (count: number) => (count === 1 ? 'Monitorato oggi' : 'Monitorati oggi'),
  arriving: 'In arrivo',
  demoChannel: 'Modalità demo: qui risponde un motore di prova',
} as const;

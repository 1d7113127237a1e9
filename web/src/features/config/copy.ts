export const configCopy = {
  demo: 'Modalità demo',
  demoHelp: 'Le risposte vengono dal motore demo: servono a provare Citato, non descrivono la realtà.',
  demoUnknown: 'Non sappiamo se questi numeri sono di prova.',
  channels: 'Motori AI',
  channelsFailed: 'L’elenco dei motori AI non è arrivato.',
  monitored: (count: number) => (count === 1 ? 'Monitorato oggi' : 'Monitorati oggi'),
  arriving: 'In arrivo',
  demoChannel: 'Modalità demo: qui risponde un motore di prova',
} as const;

import { formatPoints, nameDay, withArticle } from '#lib/format';

export const effectCopy = {
  title: 'Azioni fatte',
  of: (title: string) => `Che cosa è venuto dopo: ${title}`,
  doneOn: (day: string) => `fatta ${withArticle.il(nameDay(day))}`,
  markNote: 'Una tacca dice quando hai agito, non che cosa ha mosso la linea.',
  note: 'Un confronto nel tempo, non una prova: dice che cosa è venuto dopo, accanto alle domande senza l’azione.',
  difference: ({ value, low, high }: { value: number; low: number; high: number }) =>
    `${formatPoints(value)} punti rispetto alle altre domande, intervallo da ${formatPoints(low)} a ${formatPoints(high)}`,
} as const;

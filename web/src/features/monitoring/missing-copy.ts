import { formatInteger } from '#lib/format';

export const missingCopy = {
  title: (count: number) =>
    count === 1 ? 'Un motore non ha risposto' : `${formatInteger(count)} motori non hanno risposto`,
  next: (moment: string) => `Nuovo tentativo: ${moment}`,
  soon: 'Nuovo tentativo a breve',
  notZero: 'I numeri contano solo le risposte arrivate: un motore che tace non vale zero.',
} as const;

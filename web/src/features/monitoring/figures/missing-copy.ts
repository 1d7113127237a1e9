import { formatInteger } from '#lib/format';

function count({ value, one, many }: { value: number; one: string; many: string }): string | null {
  if (value === 0) return null;
  return value === 1 ? `1 ${one}` : `${formatInteger(value)} ${many}`;
}

export const missingCopy = {
  title: (count: number) =>
    count === 1 ? 'Un motore non ha risposto' : `${formatInteger(count)} motori non hanno risposto`,
  titleOfAnswers: ({ answers, engines }: { answers: number; engines: number }) =>
    `${answers === 1 ? '1 risposta mancata' : `${formatInteger(answers)} risposte mancate`} da ${engines === 1 ? '1 motore' : `${formatInteger(engines)} motori`}`,
  kinds: ({ failed, empty, refused }: { failed: number; empty: number; refused: number }) =>
    [
      count({ value: failed, one: 'non riuscita', many: 'non riuscite' }),
      count({ value: empty, one: 'vuota', many: 'vuote' }),
      count({ value: refused, one: 'rifiutata', many: 'rifiutate' }),
    ]
      .filter((kind) => kind !== null)
      .join(' · '),
  next: (moment: string) => `Nuovo tentativo: ${moment}`,
  soon: 'Nuovo tentativo a breve',
  notZero: 'I numeri contano solo le risposte arrivate: un motore che tace non vale zero.',
} as const;

import { formatInteger } from '#lib/format';

export const choiceCopy = {
  label: 'Prompt della tabella',
  open: 'Scegli un prompt',
  place: ({ index, prompts }: { index: number; prompts: number }) =>
    prompts === 1 ? 'Prompt 1' : `Prompt ${formatInteger(index)} di ${formatInteger(prompts)}`,
  shown: ({ index, text }: { index: number; text: string }) => `Prompt ${formatInteger(index)}: «${text}»`,
  previous: 'Prompt precedente',
  next: 'Prompt successivo',
  search: 'Cerca tra i prompt',
  none: 'Nessun prompt con queste parole',
  unanswered: (count: number) =>
    count === 1
      ? '1 prompt non ha ancora risultati.'
      : `${formatInteger(count)} prompt non hanno ancora risultati.`,
} as const;

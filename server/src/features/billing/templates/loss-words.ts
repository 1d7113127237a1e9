import { type Counts, countBoth, isNothing } from './holding-words.ts';

/** What an account loses when its paid plan ends, as things stand. */
export interface Loss {
  readonly freeName: string;
  readonly staying: Counts;
  readonly losesAnalyses: boolean;
  readonly losesTaskLists: boolean;
  readonly archived: Counts;
}

/** The paragraphs of a mail that say what follows when a paid plan ends. */
export function lossParagraphs({ freeName, staying, archived, ...loss }: Loss): string[] {
  const without = [
    ...(loss.losesAnalyses ? ['senza analisi quotidiane'] : []),
    ...(loss.losesTaskLists ? ['senza task list'] : []),
  ].join(' e ');
  // Prompts are kept with their companies: where the company is not kept, its prompts are not either.
  const room = staying.companies === 0 ? '' : `: fino a ${countBoth(staying)}`;
  return [
    `Poi il tuo account passa al piano ${freeName}${room}${without === '' ? '' : `, ${without}`}.`,
    isNothing(archived)
      ? 'Quello che hai oggi ci sta tutto: non va in archivio nulla.'
      : `Con quello che hai oggi va in archivio: ${countBoth(archived)}. Torna com’era se entro 30 giorni riprendi un piano che lo contiene; poi si elimina.`,
  ];
}

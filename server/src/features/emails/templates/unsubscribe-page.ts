import type { ButtonPage } from './button-page.ts';

/** What the page of an unsubscribe link says, in each state. */
export const UNSUBSCRIBE = {
  ask: (title: string): ButtonPage => ({
    title: `Vuoi smettere di ricevere ${title}?`,
    text: 'Smettiamo solo con queste mail. Le altre restano come le hai scelte.',
    button: { label: 'Sì, non scrivetemi più', action: 'stop' },
  }),
  stopped: (title: string): ButtonPage => ({
    title: 'Fatto: queste mail non arrivano più',
    text: `Hai spento ${title}. Se è stato uno sbaglio, puoi riaverle con un clic, o più tardi nelle impostazioni.`,
    button: { label: 'Ricomincia a scrivermi', action: 'resume' },
  }),
  gone: {
    title: 'Qui non c’è più niente da spegnere',
    text: 'L’account a cui scrivevamo non esiste più, o non fai più parte della squadra: queste mail non ti arrivano più.',
    button: null,
  },
  unknown: {
    title: 'Questo link non è completo',
    text: 'Forse una parte si è persa copiandolo. Apri di nuovo il link dalla mail, oppure scegli le tue mail nelle impostazioni.',
    button: null,
  },
  end: 'Vai a Citato',
} as const satisfies Record<string, ButtonPage | string | ((title: string) => ButtonPage)>;

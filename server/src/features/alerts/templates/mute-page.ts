import type { ButtonPage } from '#features/emails';

interface Muted {
  /** Of what nothing more is shown, like 'Mention Rate'. */
  readonly title: string;
  readonly company: string;
  /** Null: in its reader's mails. */
  readonly channel: string | null;
}

const nameWhat = ({ title, company }: Muted): string => `«${title}» di ${company}`;

/** What the page of a link of an alert says, in each state. */
export const MUTE_PAGE = {
  open: (muted: Muted): ButtonPage =>
    muted.channel === null
      ? {
          title: 'Smettiamo di avvisarti di questo?',
          text: `Se confermi, ${nameWhat(muted)} non arriva più nelle tue mail. Gli altri avvisi restano, e nell’app e per la squadra non cambia niente.`,
          button: { label: 'Non avvisarmi più di questo', action: 'stop' },
        }
      : {
          title: 'Smettiamo di avvisarvi di questo, in questo canale?',
          text: `Se confermi, ${nameWhat(muted)} non arriva più in ${muted.channel}, a nessuno di chi lo legge. Gli altri avvisi restano, e così l’app e le mail di ognuno.`,
          button: { label: 'Non avvisateci più di questo', action: 'stop' },
        },
  muted: (muted: Muted): ButtonPage => ({
    title: 'Fatto: di questo qui non arriva più niente',
    text: `${nameWhat(muted)} non arriva più ${muted.channel === null ? 'nelle tue mail' : `in ${muted.channel}`}. Se è stato uno sbaglio, si torna indietro con un clic, o più tardi nelle impostazioni.`,
    button: { label: 'Avvisami di nuovo', action: 'resume' },
  }),
  muted_for_all: (muted: Muted): ButtonPage => ({
    title: 'Di questo non avvisiamo già più nessuno',
    text: `La squadra ha spento ${nameWhat(muted)} dappertutto. Chi può modificare lo riaccende nelle impostazioni.`,
    button: null,
  }),
  gone: {
    title: 'Qui non c’è più niente da spegnere',
    text: 'L’azienda, la domanda o il canale di questo avviso non ci sono più, oppure non fai più parte della squadra: di questo non arriva più niente.',
    button: null,
  },
  expired: {
    title: 'Questo link è scaduto',
    text: 'Il link di un avviso vale 60 giorni. Nell’app puoi spegnere ogni avviso dall’elenco.',
    button: null,
  },
  unknown: {
    title: 'Questo link non è completo',
    text: 'Forse una parte si è persa copiandolo. Apri di nuovo il link dal messaggio, oppure spegni l’avviso nell’app.',
    button: null,
  },
  end: 'Impostazioni avvisi',
} as const;

import { formatInteger } from '#lib/format';

const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });

export const marketsCopy = {
  where: 'Da dove si chiede',
  language: 'In che lingua',
  wholeCountry: (country: string) => `${country} (tutto il Paese)`,
  nth: {
    where: (index: number) => `Mercato ${formatInteger(index)}`,
    language: (index: number) => `Lingua ${formatInteger(index)}`,
  },
  company: (name: string) => `Le domande si fanno da: ${name}.`,
  change: 'Cambia mercato',
  add: 'Aggiungi un mercato',
  remove: (name: string) => `Togli il mercato ${name}`,
  /** One prompt for each market: what it takes of the plan is said. */
  spread: (count: number) =>
    `La stessa domanda in ${formatInteger(count)} mercati: sono ${formatInteger(count)} prompt, uno per mercato, ognuno con i suoi numeri.`,
  /** Of a draft that was left. */
  several: (count: number) => (count === 1 ? 'un altro mercato' : `${formatInteger(count)} mercati`),
  twice: 'Lo stesso mercato è scelto due volte.',
  more: ({ plan, max }: { plan: string; max: number }) =>
    `La stessa domanda in più mercati: fino a ${formatInteger(max)}, nel piano ${plan}.`,
  /** 'La fa chiunque, da: Italia.' */
  asked: ({ persona, markets }: { persona: string; markets: readonly string[] }) =>
    `${persona === '' ? 'La fa chiunque' : `La fa chi dice «${persona}»`}, da: ${list.format(markets)}.`,
  changeAsked: 'Chi chiede e da dove',
  persona: 'Chi fa la domanda',
  personaHelp:
    'Le sue prime parole, inviate prima della domanda. Per esempio: «Sono una mamma di due figli.» Lascia vuoto se può essere chiunque.',
  /** A card among others of the same question. */
  among: ({ asked, others }: { asked: string; others: number }) =>
    `${asked} · la stessa domanda in ${others === 1 ? 'un altro mercato' : `altri ${formatInteger(others)} mercati`}`,
} as const;

import type { NameDescription, WeighedSpan } from '@citato/contract';
import { formatInteger } from '#lib/format';

type Variant = NameDescription['counts'][number]['variant'];
type Strict = NonNullable<NameDescription['strict']>['because'];
type LeftOut = NameDescription['leftOut'][number]['because'];
type Other = NameDescription['others'][number];

const because: Record<Strict, string> = {
  everyday_word: 'è una parola comune',
  place: 'è anche un luogo',
  person: 'è anche un nome di persona',
  term: 'è anche un termine tecnico',
  short: 'è molto corto',
  small: 'si scrive come una parola qualsiasi',
  other: 'può voler dire altro',
};

/** What keeps a naming from counting, the most telling reason first. */
const REASONS: readonly [WeighedSpan['why'][number], string][] = [
  ['nothing_found', 'La frase dice di non aver trovato niente: non è una menzione.'],
  ['source_of_a_statement', 'È citata come fonte di un’affermazione, non come azienda consigliata.'],
  ['another_meaning', 'Qui la parola vuol dire altro.'],
  ['open_place', 'Qui potrebbe voler dire altro: conta se la risposta la nomina con certezza altrove.'],
];

/** What only the dialog of a company's names says. */
export const namesDialogCopy = {
  counts: {
    title: 'Contano come nome',
    text: 'Scritto in uno di questi modi, il nome conta ovunque stia nella risposta.',
    loadFailed: 'Le forme del nome non sono arrivate.',
    unfindable:
      'Un nome fatto così non si riconosce in nessuna risposta. Quando una risposta ti chiama in un altro modo, scegli «È la mia azienda» dal menu accanto a quel nome.',
    variants: {
      as_written: 'Come l’hai registrato',
      alias: 'Altri nomi',
      site: 'Il tuo sito',
      catalogue: 'Altre forme note',
      without_legal_form: 'Senza forma giuridica',
      other_legal_form: 'Con una forma giuridica',
      without_farm: 'Senza «azienda agricola»',
      abbreviation: 'Abbreviato o per esteso',
      and: 'Con «&», «e» o «and»',
      trade_word: 'Con l’attività in minuscolo',
      preposition: 'Con l’articolo nella preposizione',
      accents: 'Senza accenti',
      hyphen: 'Con o senza trattino',
      quotes: 'Senza virgolette',
      capitals: 'Tutto maiuscolo',
      small_letters: 'Tutto minuscolo',
      other: 'Altra forma',
    } satisfies Record<Variant, string>,
    leftOut: 'Non contano',
    partHint:
      'Se nelle risposte ti chiamano anche così, scegli «È la mia azienda» dal menu accanto a quel nome.',
    leftOutBecause: {
      part: 'Solo una parte del nome',
      small_letters: 'Senza maiuscole',
      sign_left_out: 'Senza il suo segno',
      other: 'Altra forma',
    } satisfies Record<LeftOut, string>,
  },
  strict: {
    title: (name: string) => `Quando conta «${name}»`,
    text: ({ name, because: reason }: { name: string; because: Strict }) =>
      `Da solo «${name}» ${because[reason]}: conta dove la frase mostra che è un’azienda.`,
    counts: 'Conta',
    not: 'Non conta',
  },
  others: {
    title: 'Nomi simili',
    apart: ({ name, relation }: Pick<Other, 'name' | 'relation'>) =>
      relation === 'same_spelling'
        ? `«${name}» si distingue dal tuo nome quando è scritto per intero.`
        : `«${name}» è un’altra azienda: non conta per te.`,
    together: (name: string) => `«${name}» non si distingue sempre dal tuo nome.`,
  },
  sentence: {
    open: 'Prova una frase',
    label: 'Una frase come in una risposta',
    help: 'Si legge con le regole, come una risposta. Non si salva.',
    run: 'Prova',
    named: 'Sì: conta come menzione.',
    elsewhere: (names: string) => `No: qui si legge ${names}.`,
    absent: 'No: il nome non c’è.',
    reasons: REASONS,
    failed: 'La prova non è riuscita',
  },
  proposals: {
    title: 'Forse la stessa azienda',
    text: 'Il modello che legge le risposte le prende per una sola. Restano due finché non le unisci.',
    and: 'e',
    answers: (count: number) =>
      count === 1 ? 'proposte da 1 risposta' : `proposte da ${formatInteger(count)} risposte`,
    merge: 'Unisci',
    mergeLabel: ({ name, into }: { name: string; into: string }) => `Unisci ${name} con ${into}`,
    refuse: 'Sono due',
    refuseLabel: ({ name, into }: { name: string; into: string }) => `${name} e ${into} sono due aziende`,
    refused: ({ name, into }: { name: string; into: string }) => `${name} e ${into} restano due aziende`,
    failed: 'La scelta non è stata salvata',
    loadFailed: 'Le proposte non sono arrivate.',
  },
  ownProposals: {
    title: 'Forse sei tu',
    text: 'Nomi trovati nelle risposte che somigliano al tuo. Finché non scegli, contano per un’altra azienda.',
    found: (count: number) => (count === 1 ? 'in 1 risposta' : `in ${formatInteger(count)} risposte`),
    proposed: (count: number) =>
      count === 1
        ? 'secondo il modello, in 1 risposta'
        : `secondo il modello, in ${formatInteger(count)} risposte`,
    accept: 'È la mia azienda',
    acceptLabel: (name: string) => `${name} è la mia azienda`,
    refuse: 'Non è la mia azienda',
    refuseLabel: (name: string) => `${name} non è la mia azienda`,
  },
} as const;

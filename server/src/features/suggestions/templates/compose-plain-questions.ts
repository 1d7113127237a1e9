import { inTown } from './italian.ts';

/** Questions about offers named without an article, for a company of no known market. */
export function composePlainQuestions({
  offers,
  town,
}: {
  offers: readonly string[];
  town: string | null;
}): string[] {
  const there = town === null ? '' : ` ${inTown(town)}`;
  const around = there || ' in Italia';
  const each = offers.map((offer, index) => [
    index % 2 === 0
      ? `Cerco ${offer}${there}: quali aziende mi consigli?`
      : `A chi mi rivolgo${there} per ${offer}?`,
    `Quali sono le migliori aziende${around} per ${offer}?`,
    `Chi offre il miglior rapporto qualità-prezzo${around} per ${offer}?`,
    `Quali aziende${around} hanno le recensioni migliori per ${offer}?`,
    `Quanto si spende${there} per ${offer}?`,
    `Come scelgo l’azienda giusta per ${offer}?`,
    `Quali aziende italiane sono le più affidabili per ${offer}?`,
    `Chi consegna più in fretta${around} se ho bisogno di ${offer}?`,
  ]);
  const [first = []] = each;
  // Question by question over the offers, so that the first five cover all of them.
  return first.flatMap((_question, row) => each.flatMap((questions) => questions[row] ?? []));
}

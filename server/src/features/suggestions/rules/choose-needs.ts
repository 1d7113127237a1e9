import type { Market } from './markets/markets.ts';
import { holdsWord, toPlainText } from './plain-text.ts';
import type { CompanyDigest } from './site-digest.ts';

/** Who may ask this company, most telling first: a kind of customer that not everybody has only when it speaks of them. */
export function chooseNeeds({ market, company }: { market: Market; company: CompanyDigest }): string[] {
  const { description, site } = company;
  const facts = site?.facts;
  const said = toPlainText(
    [description, site?.title, site?.description, facts?.description, ...(site?.headings ?? []), site?.text]
      .filter((text) => typeof text === 'string')
      .join(' '),
  );
  const own = market.needs.filter(({ when }) => when.some((word) => holdsWord(said, word)));
  const anybodys = market.needs.filter(({ when }) => when.length === 0);
  return [...own, ...anybodys].map(({ phrase }) => phrase);
}

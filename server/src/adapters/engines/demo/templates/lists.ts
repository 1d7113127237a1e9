import { checklist, closing, describe, opening } from '../phrases.ts';
import type { CastCompany, Scene } from '../scene.ts';

/** 1. **Nome** – descrizione. */
export function writeNumberedList(scene: Scene): string {
  const items = scene.cast.map(
    (company, index) => `${index + 1}. **${company.mark}** – ${describe(scene, company)}.`,
  );
  return [opening(scene), '', ...items, '', checklist(scene), '', closing(scene)].join('\n');
}

/** - **Nome**: due frasi brevi, con un simbolo nel titolo. */
export function writeBulletList(scene: Scene): string {
  const items = scene.cast.map((company) => `- **${company.mark}**: ${describe(scene, company)}.`);
  const title = scene.chance.pick(['Le opzioni da valutare', 'Nomi da confrontare', 'Da dove partire']);
  return [opening(scene), '', `### ✅ ${title}`, '', ...items, '', checklist(scene), '', closing(scene)].join(
    '\n',
  );
}

function writeSection(scene: Scene, company: CastCompany): string {
  const { deal } = scene;
  const lines = [`- **Adatto a:** ${deal.buyer()}`];
  if (company.origin === 'catalogue') {
    lines.push(`- **Da verificare:** ${deal.criterion()}`);
    lines.push(`- **Dove informarsi:** ${company.domain ?? 'canali ufficiali dell’azienda'}`);
  } else if (company.tone === 'negative') {
    lines.push(`- **Limiti:** ${deal.weakness()}; ${deal.weakness()}`);
  } else if (company.tone === 'positive') {
    lines.push(`- **Punti di forza:** ${deal.strength()}; ${deal.strength()}`);
  } else {
    lines.push(`- **Da chiarire:** ${deal.criterion()}`);
  }
  return lines.join('\n');
}

/** ### 1. Nome, con voci fisse sotto ogni titolo. */
export function writeHeadings(scene: Scene): string {
  const sections = scene.cast.flatMap((company, index) => [
    `### ${index + 1}. ${company.mark}`,
    writeSection(scene, company),
    '',
  ]);
  return [opening(scene), '', ...sections, '## In sintesi', '', checklist(scene), '', closing(scene)].join(
    '\n',
  );
}

/** Two groups under their own titles, each with its list. */
export function writeCategories(scene: Scene): string {
  const half = Math.ceil(scene.cast.length / 2);
  const titles = [scene.deal.buyer(), scene.deal.buyer()].map((buyer) => `#### Per ${buyer}`);
  const toItems = (companies: readonly CastCompany[]) =>
    companies.map((company) => `* **${company.mark}** — ${describe(scene, company)}.`);
  return [
    opening(scene),
    '',
    titles[0],
    '',
    ...toItems(scene.cast.slice(0, half)),
    '',
    titles[1],
    '',
    ...toItems(scene.cast.slice(half)),
    '',
    checklist(scene),
    '',
    closing(scene),
  ].join('\n');
}

/** Names with their links in the text and the sources listed at the end. */
export function writeListWithSources(scene: Scene): string {
  const items = scene.cast.map((company, index) => {
    const link = company.domain === null ? '' : ` ([sito](https://${company.domain}/))`;
    return `${index + 1}. **${company.mark}**${link}: ${describe(scene, company)}.`;
  });
  const sources = scene.cast
    .flatMap((company) => (company.domain === null ? [] : [`https://${company.domain}/`]))
    .slice(0, 4)
    .map((url, index) => `[${index + 1}] ${url}`);
  return [
    opening(scene),
    '',
    ...items,
    '',
    `Il criterio su cui insisterei è questo: **${scene.deal.criterion()}**. Chiedi sempre una conferma scritta e confronta almeno due alternative, soprattutto per ${scene.deal.buyer()}.`,
    '',
    closing(scene),
    '',
    ...(sources.length > 0 ? ['Fonti:', ...sources] : []),
  ].join('\n');
}

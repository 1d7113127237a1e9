import { capitalise, checklist, closing, describe, enumerate, opening, tell, toLabel } from '../phrases.ts';
import type { Scene } from '../scene.ts';

/** | Nome | Per chi | Nota |, then the remarks worth a sentence. */
export function writeTable(scene: Scene): string {
  const rows = scene.cast.map(
    (company) =>
      `| **${company.mark}** | ${capitalise(scene.deal.buyer())} | ${capitalise(describe(scene, company))} |`,
  );
  return [
    opening(scene),
    '',
    '| Nome | Pensato per | Nota |',
    '|---|---|---|',
    ...rows,
    '',
    checklist(scene),
    '',
    closing(scene),
  ].join('\n');
}

/** Two or three companies side by side, a criterion a row. */
export function writeComparison(scene: Scene): string {
  const { cast, deal, topic, vary } = scene;
  const criteria = [deal.criterion(), deal.criterion(), deal.criterion()];
  const toCell = () =>
    vary('cell', [
      () => 'Da chiedere',
      () => 'Dipende dal piano scelto',
      () => 'Varia nel tempo',
      () => 'Indicato nelle condizioni',
    ]);
  return [
    `Il confronto tra ${enumerate(cast)} dipende molto da come intendi usare ${topic.thing}.`,
    '',
    `| Criterio | ${cast.map(({ mark }) => mark).join(' | ')} |`,
    `|---|${cast.map(() => '---|').join('')}`,
    ...criteria.map((criterion) => `| ${toLabel(criterion)} | ${cast.map(toCell).join(' | ')} |`),
    '',
    ...cast.flatMap((company) => [tell(scene, company), '']),
    checklist(scene),
    '',
    closing(scene),
  ].join('\n');
}

/** | Nome | Esigenza |, then a sentence for each name. */
export function writeNeedsTable(scene: Scene): string {
  const { cast, deal } = scene;
  const rows = cast.map((company) => `| ${company.mark} | ${toLabel(deal.buyer())}: ${deal.criterion()} |`);
  return [
    opening(scene),
    '',
    '| Nome | Esigenza e punto da verificare |',
    '|:--|:--|',
    ...rows,
    '',
    '## Qualche nota',
    '',
    ...cast.map((company) => `- ${tell(scene, company)}`),
    '',
    closing(scene),
  ].join('\n');
}

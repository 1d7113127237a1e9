import { capitalise, checklist, closing, enumerate, tell, toLabel } from '../phrases.ts';
import type { Scene } from '../scene.ts';

/** The question names the user's company and the engine knows it: a portrait, then the alternatives. */
export function writeBrandPortrait(scene: Scene): string {
  const [own, ...others] = scene.cast;
  const { deal, topic } = scene;
  const alternatives = others.map((company) => `- ${tell(scene, company)}`);
  return [
    own ? tell(scene, own) : '',
    '',
    `**Che cosa considerare.** Per scegliere ${topic.thing} conviene partire dal proprio caso: per ${deal.buyer()} conta soprattutto un punto, ${deal.criterion()}.`,
    '',
    ...(alternatives.length > 0 ? ['**Le alternative da confrontare**', '', ...alternatives, ''] : []),
    checklist(scene),
    '',
    closing(scene),
  ].join('\n');
}

/**
 * The question names the user's company and the engine finds nothing: it says so and turns to others.
 * @param brandName written as it stands: it is named, but does not count as a mention
 */
export function writeBrandAbsence(scene: Scene, brandName: string): string {
  const { chance, deal, topic, cast } = scene;
  const absence = chance.pick([
    `Non ho trovato informazioni affidabili su ${brandName}.`,
    `Al momento non risultano recensioni su ${brandName}.`,
    `Non dispongo di informazioni su ${brandName}, quindi non posso valutarne l’offerta.`,
  ]);
  return [
    `${absence} Ti consiglio di chiedere referenze dirette e di leggere con attenzione le condizioni prima di qualsiasi impegno.`,
    '',
    `Se vuoi mettere a confronto ${topic.things}, puoi partire da ${enumerate(cast)}.`,
    '',
    ...cast.map((company) => `- ${tell(scene, company)}`),
    '',
    `**${toLabel(deal.criterion())}** è la prima cosa da chiarire. ${capitalise(deal.criterion())} viene subito dopo, soprattutto per ${deal.buyer()}.`,
    '',
    checklist(scene),
  ].join('\n');
}

export function writeRefusal({ chance }: Pick<Scene, 'chance'>): string {
  return chance.pick([
    'Mi dispiace, ma non posso aiutarti con questa richiesta. Se vuoi, posso spiegarti in generale come si confrontano le offerte.',
    'Non posso fornire consigli su questo argomento. Ti suggerisco di rivolgerti a un professionista qualificato.',
    'Mi spiace, non sono in grado di rispondere a questa domanda.',
  ]);
}

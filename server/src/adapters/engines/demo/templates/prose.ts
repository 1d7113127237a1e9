import { capitalise, checklist, closing, enumerate, opening, tell, tellAll, toLabel } from '../phrases.ts';
import type { Scene } from '../scene.ts';

/** Running text in three paragraphs, names in bold. */
export function writeProse(scene: Scene): string {
  const sentences = scene.cast.map((company) => tell(scene, { ...company, mark: `**${company.mark}**` }));
  const half = Math.ceil(sentences.length / 2);
  return [
    opening(scene),
    '',
    sentences.slice(0, half).join(' '),
    '',
    sentences.slice(half).join(' '),
    '',
    `Al di là dei nomi, il confronto si decide su pochi punti: ${scene.deal.criterion()}, ${scene.deal.criterion()} e ${scene.deal.criterion()}. ${closing(scene)}`,
  ].join('\n');
}

/** Running text without any mark-up, as engines write on the phone. */
export function writePlainProse(scene: Scene): string {
  const { topic, deal, cast } = scene;
  return [
    `Per scegliere ${topic.thing} conviene partire dall’uso che ne farai. Chi ha esigenze semplici può guardare soprattutto ${deal.criterion()}; per ${deal.buyer()} pesa di più un altro aspetto, ${deal.criterion()}. In entrambi i casi è utile fissare un tetto di spesa prima di guardare i nomi, altrimenti si finisce per confrontare cose diverse.`,
    '',
    `I nomi da mettere a confronto sono ${enumerate(cast)}.`,
    '',
    tellAll(scene, cast),
    '',
    closing(scene),
  ].join('\n');
}

/** A brief answer: two names and why. */
export function writeShortAnswer(scene: Scene): string {
  const { topic, cast, deal } = scene;
  return [
    `In breve: per scegliere ${topic.thing} guarderei ${enumerate(cast)}.`,
    '',
    tellAll(scene, cast),
    '',
    `Il resto dipende dal tuo caso. Per ${deal.buyer()} il primo controllo riguarda un punto preciso, ${deal.criterion()}; subito dopo viene ${deal.criterion()}. Diffida delle offerte che non lo dicono con chiarezza e conserva sempre una copia delle condizioni. Se puoi, parla con qualcuno che ha già fatto la stessa scelta: un’esperienza diretta vale più di molte pagine di presentazione. ${closing(scene)}`,
  ].join('\n');
}

/** Advice first; the names come late and in one sentence each. */
export function writeGuide(scene: Scene): string {
  const { topic, deal, cast } = scene;
  const steps = [deal.criterion(), deal.criterion(), deal.criterion()];
  return [
    `# Come scegliere ${topic.thing}`,
    '',
    'Prima dei nomi vale la pena di fissare i criteri: molte delusioni nascono da un confronto fatto solo sul prezzo.',
    '',
    ...steps.map(
      (criterion, index) =>
        `${index + 1}. **${toLabel(criterion)}.** Verifica questo punto per iscritto e annota la risposta, così il confronto resta omogeneo.`,
    ),
    '',
    '## Alcuni nomi da cui partire',
    '',
    tellAll(scene, cast),
    '',
    closing(scene),
  ].join('\n');
}

/** Questions a reader would ask, each with its answer. */
export function writeQuestions(scene: Scene): string {
  const { topic, deal, cast } = scene;
  const half = Math.ceil(cast.length / 2);
  return [
    `## Quali nomi confrontare tra ${topic.things}?`,
    '',
    tellAll(scene, cast.slice(0, half)),
    '',
    '## Ci sono alternative?',
    '',
    tellAll(scene, cast.slice(half)),
    '',
    '## Che cosa conviene controllare?',
    '',
    `${capitalise(deal.criterion())}, prima di tutto. Poi ${deal.criterion()} e ${deal.criterion()}: sono le voci che più spesso creano sorprese, soprattutto per ${deal.buyer()}. Annota le risposte una accanto all’altra, così il confronto resta onesto.`,
    '',
    closing(scene),
  ].join('\n');
}

/** Counsel without any company, as engines answer how-to questions. */
export function writeAdviceOnly(scene: Scene): string {
  const { topic, deal } = scene;
  return [
    'Più che un nome, qui serve un metodo: le offerte cambiano spesso e un confronto fatto con ordine evita gran parte delle sorprese.',
    '',
    `Per scegliere ${topic.thing} procederei così:`,
    '',
    `1. **Definisci l’uso.** Il caso tipico è ${deal.buyer()}, ma il tuo può essere diverso: scrivi in due righe che cosa ti serve davvero.`,
    `2. **Raccogli tre preventivi** sulle stesse condizioni, chiedendo in particolare ${deal.criterion()}.`,
    `3. **Confronta i dettagli**, non solo il prezzo: ${deal.criterion()} pesa spesso più dello sconto iniziale.`,
    `4. **Leggi le condizioni** e conserva una copia di ciò che ti è stato promesso.`,
    '',
    checklist(scene),
    '',
    closing(scene),
  ].join('\n');
}

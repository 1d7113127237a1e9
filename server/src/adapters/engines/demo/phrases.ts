import type { CastCompany, Scene } from './scene.ts';

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `il costo per utente` → `Costo per utente`, for labels and table cells. */
export function toLabel(phrase: string): string {
  return capitalise(phrase.replace(/^((il|lo|la|i|gli|le|un|uno|una) |(l|un)’)/, ''));
}

/** What can be said of a real company without judging it: where to look, what to check. */
function writeNeutralNote({ deal, vary }: Scene, { domain }: CastCompany): string {
  const onSite =
    domain === null
      ? []
      : [
          () => `caratteristiche e condizioni sono descritte su ${domain}`,
          () => `sul sito ${domain} si trovano offerta, condizioni e contatti`,
          () => `l’offerta cambia nel tempo, quindi fanno fede le pagine di ${domain}`,
        ];
  return vary(domain === null ? 'neutral note' : 'neutral note with site', [
    () => `prima di decidere conviene verificare ${deal.criterion()}`,
    () => `per ${deal.buyer()} il dato da chiarire è uno: ${deal.criterion()}`,
    () => `il confronto si fa soprattutto su un punto, ${deal.criterion()}`,
    ...onSite,
  ]);
}

function writeJudgedNote({ deal, vary }: Scene, { tone }: CastCompany): string {
  if (tone === 'positive') {
    return vary('praise', [
      () => `si distingue per ${deal.strength()}`,
      () => `convince per ${deal.strength()}`,
      () => `scelta consigliata per ${deal.buyer()}, perché offre ${deal.strength()}`,
      () => `offre ${deal.strength()} e ${deal.strength()}`,
    ]);
  }
  if (tone === 'negative') {
    return vary('blame', [
      () => `convince meno: ha ${deal.weakness()}`,
      () => `delude per ${deal.weakness()}`,
      () => `attenzione a ${deal.weakness()}`,
      () => `scelta sconsigliata: ha ${deal.weakness()} e ${deal.weakness()}`,
    ]);
  }
  return vary('no judgement', [
    () => `copre le esigenze di base; resta da verificare un punto, ${deal.criterion()}`,
    () => `si rivolge soprattutto a un caso preciso, ${deal.buyer()}`,
    () => `è presente da poco nel settore, conviene chiarire ${deal.criterion()}`,
  ]);
}

/** A remark on a company that follows its name after a colon or dash: lower case, no full stop. */
export function describe(scene: Scene, company: CastCompany): string {
  return company.origin === 'catalogue' ? writeNeutralNote(scene, company) : writeJudgedNote(scene, company);
}

function writeNeutralSentence({ deal, vary, topic }: Scene, { mark, domain }: CastCompany): string {
  const source = domain === null ? 'le informazioni pubblicate dall’azienda' : `le pagine di ${domain}`;
  return vary('neutral sentence', [
    () =>
      `Tra ${topic.things} da mettere a confronto c’è ${mark}: per prezzi e condizioni fanno fede ${source}.`,
    () => `Con ${mark} il punto da chiarire prima di firmare è questo: ${deal.criterion()}.`,
    () =>
      `Nel confronto ha senso inserire ${mark}; per ${deal.buyer()} conta soprattutto un aspetto, ${deal.criterion()}.`,
    () => `Di ${mark} conviene verificare ${deal.criterion()}.`,
  ]);
}

function writeJudgedSentence({ deal, vary }: Scene, { mark, tone }: CastCompany): string {
  if (tone === 'positive') {
    return vary('praising sentence', [
      () => `Per ${deal.buyer()} consiglierei ${mark}, che offre ${deal.strength()}.`,
      () => `${mark} convince per ${deal.strength()} e per ${deal.strength()}.`,
      () => `Si distingue ${mark}: chi ne parla riferisce di ${deal.strength()}.`,
    ]);
  }
  if (tone === 'negative') {
    return vary('blaming sentence', [
      () => `Meno convincente ${mark}: i problemi più citati sono ${deal.weakness()} e ${deal.weakness()}.`,
      () => `Su ${mark} sarei prudente, perché emergono ${deal.weakness()} e ${deal.weakness()}.`,
      () => `${mark} delude per ${deal.weakness()}.`,
    ]);
  }
  return vary('sentence without judgement', [
    () => `${mark} ha un’offerta essenziale: resta da verificare un punto, ${deal.criterion()}.`,
    () => `Si può considerare ${mark}; per ${deal.buyer()} conviene prima chiarire ${deal.criterion()}.`,
  ]);
}

/** A full sentence on a company, naming it. */
export function tell(scene: Scene, company: CastCompany): string {
  return company.origin === 'catalogue'
    ? writeNeutralSentence(scene, company)
    : writeJudgedSentence(scene, company);
}

/** A sentence on each, one after the other. */
export function tellAll(scene: Scene, companies: readonly CastCompany[]): string {
  return companies.map((company) => tell(scene, company)).join(' ');
}

/** Names in a row: `A, B e C`. */
export function enumerate(companies: readonly CastCompany[]): string {
  const marks = companies.map((company) => company.mark);
  const last = marks.at(-1) ?? '';
  return marks.length < 2 ? last : `${marks.slice(0, -1).join(', ')} e ${last}`;
}

export function opening({ vary, topic, deal }: Scene): string {
  const { thing, things } = topic;
  return vary('opening', [
    () =>
      `Non esiste una risposta valida per tutti: dipende dall’uso, dal budget e da quanto tempo puoi dedicare al confronto. Per scegliere ${thing} partirei da questi nomi, guardando prima di tutto ${deal.criterion()}.`,
    () =>
      `Ho messo a confronto alcuni nomi tra ${things}, tenendo conto di due aspetti: ${deal.criterion()} e ${deal.criterion()}. Il prezzo conta, ma da solo dice poco: due offerte simili possono essere molto diverse nelle condizioni.`,
    () =>
      `Ecco una selezione ragionata. L’ordine non è una classifica assoluta: cambia se cerchi una soluzione per ${deal.buyer()} o per ${deal.buyer()}. Ho lasciato da parte le offerte a tempo, che scadono prima di poterle confrontare.`,
    () =>
      `La scelta è ampia e le condizioni cambiano spesso, quindi considera questo elenco come un punto di partenza per scegliere ${thing}. Il criterio che userei per primo è questo: ${deal.criterion()}.`,
  ]);
}

/** What to check before deciding, as a list. */
export function checklist({ chance, vary, deal }: Scene): string {
  const title = vary('checklist title', [
    () => 'Prima di decidere, controlla:',
    () => 'Tre cose da verificare sempre:',
    () => 'Che cosa guardare nel confronto:',
  ]);
  const reason = chance.pick([
    'chiedi una risposta scritta',
    'è la voce che più spesso fa la differenza',
    'cambia molto da un’offerta all’altra',
  ]);
  return [
    `**${title}**`,
    '',
    `- ${capitalise(deal.criterion())}: ${reason}.`,
    `- ${capitalise(deal.criterion())}, soprattutto per ${deal.buyer()}.`,
    `- ${capitalise(deal.criterion())}, confrontando almeno due alternative.`,
  ].join('\n');
}

export function closing({ vary, deal }: Scene): string {
  return vary('closing', [
    () =>
      'Se mi dici qualcosa di più sul tuo caso (budget, tempi, esigenze particolari) posso restringere l’elenco e aiutarti a preparare le domande giuste.',
    () =>
      `Il consiglio pratico è chiedere due o tre preventivi sulle stesse condizioni e confrontare ${deal.criterion()}: messe una accanto all’altra, le differenze si vedono subito.`,
    () =>
      'Prezzi e condizioni possono cambiare: prima di firmare verifica sempre le informazioni aggiornate direttamente alla fonte e conserva una copia di ciò che ti viene proposto.',
    () =>
      'In breve: parti dalle tue esigenze reali, scarta ciò che non ti serve e lascia per ultimo il confronto sul prezzo, quando le alternative rimaste sono due o tre.',
  ]);
}

import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import type { Absence } from '../rules/findings/find-absence.ts';
import { showAnswers, showFigure, showNamings } from '../rules/finding.ts';
import { GEO_STUDY } from './geo-study.ts';
import { aboveToday, inAnswers, joinNames, nameAsked, togetherWith } from './italian-text.ts';
import type { Written } from './written.ts';

export function writeAbsence({ priority, instead, page, ...fact }: Absence, digest: Digest): Written {
  const { company, answers, mentions, missing, site } = digest;
  const names = joinNames(fact.names);
  const counted = joinNames(instead.map((rival) => `${rival.name} (${formatInteger(rival.instead)})`));
  const appears = instead.length === 1 ? 'compare' : 'compaiono';
  const question = nameAsked(digest);
  return {
    strategy:
      names === ''
        ? 'Essere il primo nome quando un cliente fa questa domanda'
        : `Farsi nominare ${togetherWith(names)} quando un cliente fa questa domanda`,
    action: {
      title:
        names === ''
          ? 'Diventa il nome che le risposte oggi non fanno'
          : mentions === 0
            ? `Entra nelle risposte che oggi fanno ${instead.length === 1 ? 'il nome' : 'i nomi'} di ${names}`
            : `Fatti nominare dove oggi ${appears} ${names}`,
      why:
        names === ''
          ? `Il nome ${company} non compare ${inAnswers(missing.length, answers)}, e in queste non compare nessuna azienda: il posto è libero.`
          : `Il nome ${company} manca ${inAnswers(missing.length, answers)}; al suo posto ${appears} ${counted}.`,
      steps: [
        page === null
          ? `Dedica su ${site} una pagina a ${question} e rispondi nelle prime due frasi, con il nome ${company}.`
          : `Riparti da ${page.url}${page.isCited ? ', la tua pagina già citata' : ''}: rispondi a ${question} nelle prime due frasi, con il nome ${company}.`,
        ...(names === ''
          ? []
          : [
              `Metti a confronto ${company} con ${names} in una tabella HTML, con gli stessi criteri per tutti, anche dove non vinci.`,
            ]),
        'Aggiungi almeno tre dati verificabili, ognuno con data e fonte, e una citazione testuale di un cliente o di un esperto con nome e cognome.',
        `Scrivi frasi brevi, che si capiscano anche lette da sole: ${GEO_STUDY.stuffing}.`,
      ],
      effort: 'Medio: 2–3 giorni tra scrittura e pubblicazione',
      impact: `${priority === 'High' ? 'Alto' : 'Medio'}: ${GEO_STUDY.evidence}`,
      dependencies: names === '' ? 'Dati e fonti da pubblicare' : 'Dati di confronto verificati e approvati',
      timeline: 'Entro 3 settimane',
      resources: 'Chi scrive per il sito, chi conosce il prodotto',
      expectedOutcome:
        mentions === 0
          ? `Il nome ${company} compare in almeno una risposta`
          : `Mention Rate ${aboveToday(digest.rate)}`,
    },
    evidence: [
      showFigure('Risposte senza il nome', `${formatInteger(missing.length)} su ${formatInteger(answers)}`),
      ...(instead.length === 0
        ? showAnswers(missing)
        : showNamings(instead.map(({ insteadQuotes }) => insteadQuotes))),
    ],
  };
}

export function writeUnknown(digest: Digest): Written {
  const { company, answers, mentions, missing, site } = digest;
  const question = nameAsked(digest);
  return {
    strategy: `Dare una risposta completa a chi chiede proprio di ${company}`,
    action: {
      title: `Dai ai motori qualcosa da leggere su ${company}`,
      why: `La domanda fa il nome di ${company}, ma ${inAnswers(missing.length, answers)} non se ne dice nulla.`,
      steps: [
        `Pubblica su ${site} una pagina che risponda per intero a ${question}: che cosa offri, a chi, a quali condizioni, con dati e fonti.`,
        'Aggiungi i dati strutturati Organization (nome, sito, indirizzo, profili ufficiali) e usa ovunque la stessa descrizione.',
        `Aggiorna i profili che controlli tu, come Google Business Profile e LinkedIn, con il nome ${company} e l’indirizzo ${site}.`,
      ],
      effort: 'Medio: 2 giorni',
      impact: `Alto: chi fa questa domanda sta già valutando ${company}`,
      dependencies: 'Descrizione dell’azienda approvata',
      timeline: 'Entro 2 settimane',
      resources: 'Marketing, chi gestisce il sito',
      expectedOutcome:
        mentions === 0
          ? `Almeno una risposta parla di ${company}`
          : `Risposte che parlano di ${company}: ${aboveToday(digest.rate)}`,
    },
    evidence: [
      showFigure('Risposte senza il nome', `${formatInteger(missing.length)} su ${formatInteger(answers)}`),
      ...showAnswers(missing),
    ],
  };
}

import type { EngineId } from '@citato/contract';
import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import type { NoOwnSource, OwnVoiceAlone } from '../rules/findings/find-own-source.ts';
import { showFigure, showPages } from '../rules/finding.ts';
import { GEO_STUDY } from './geo-study.ts';
import { countOf, joinNames } from './italian-text.ts';
import type { Written } from './written.ts';

const SITES_NAMED = 3;

/** The programs that read pages for an engine's answers, as their makers document them. */
const CRAWLERS: Readonly<Partial<Record<EngineId, string>>> = {
  openai: 'OAI-SearchBot',
  perplexity: 'PerplexityBot',
  anthropic: 'Claude-SearchBot',
  google: 'Googlebot',
};

export function writeNoOwnSource({ isOnPlatform }: NoOwnSource, digest: Digest): Written {
  const { company, site, sites, citing, targetUrl } = digest;
  const domains = sites.slice(0, SITES_NAMED).map(({ domain }) => domain);
  const pages = sites.reduce((sum, cited) => sum + cited.pages.length, 0);
  const crawlers = digest.engines.flatMap(({ engine }) => CRAWLERS[engine] ?? []);
  const readers = crawlers.length > 0 ? crawlers : Object.values(CRAWLERS);
  return {
    strategy: `Far diventare ${site} una fonte delle risposte`,
    action: {
      title: `Fai diventare ${site} una fonte citata`,
      why: `Le risposte con fonti sono ${formatInteger(citing)} e citano ${countOf(pages, 'pagina', 'pagine')}, soprattutto di ${joinNames(domains)}: nessuna è di ${site}.`,
      steps: [
        ...(isOnPlatform
          ? [
              `Controlla che ${site} si legga per intero anche senza accedere, in una finestra anonima del browser.`,
            ]
          : [
              `Controlla in robots.txt e nel firewall che ${joinNames(readers)} ${readers.length === 1 ? 'possa' : 'possano'} leggere ${site}.`,
              `Scegli una pagina sola per questa domanda, per esempio ${targetUrl}, e falla raggiungere dal menu e dalla mappa del sito.`,
            ]),
        'Scrivi in quella pagina almeno tre dati con data e fonte: sono le frasi che un motore può citare.',
      ],
      effort: 'Basso: 1 giorno',
      impact: `Medio: senza una pagina da citare, i motori parlano di ${company} con le parole di altri`,
      dependencies: 'Accesso al sito e alla sua configurazione',
      timeline: 'Entro 2 settimane',
      resources: 'Chi gestisce il sito',
      expectedOutcome: `Almeno una delle ${formatInteger(citing)} risposte con fonti cita una pagina di ${site}`,
    },
    evidence: [
      showFigure(`Risposte con fonti che citano ${site}`, `0 su ${formatInteger(citing)}`),
      ...showPages(sites.flatMap((cited) => cited.pages.slice(0, 1))),
    ],
  };
}

export function writeOwnVoiceAlone({ own }: OwnVoiceAlone, { company, site }: Digest): Written {
  return {
    strategy: `Far parlare di ${company} anche fonti indipendenti`,
    action: {
      title: `Fai parlare di ${company} anche altri: oggi la fonte è solo ${site}`,
      why: `Quando le risposte fanno il nome ${company} citano ${site} (${countOf(own.answers, 'risposta', 'risposte')}) e nessuna guida, recensione o testata indipendente.`,
      steps: [
        'Elenca cinque testate, guide o associazioni che i tuoi clienti leggono davvero.',
        `Offri a ciascuna un dato inedito di ${company} che sia una notizia anche senza il tuo nome.`,
        `Riporta su ${site} gli articoli usciti, con link e citazione testuale.`,
      ],
      effort: 'Medio: 2 giorni, poi l’attesa',
      impact: `Medio: ${GEO_STUDY.evidence}`,
      dependencies: 'Un dato inedito da offrire',
      timeline: 'Entro 2 mesi',
      resources: 'PR',
      expectedOutcome: `Almeno una fonte indipendente accanto a ${site} nelle risposte che fanno il nome ${company}`,
    },
    evidence: [
      showFigure(`Risposte che citano ${site}`, formatInteger(own.answers)),
      ...showPages(own.pages),
    ],
  };
}

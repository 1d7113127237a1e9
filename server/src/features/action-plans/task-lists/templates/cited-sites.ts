import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import type { OutsideSource, RivalPage } from '../rules/findings/find-cited-sites.ts';
import { type CitedSite, showFigure, showPages } from '../rules/finding.ts';
import { inAnswers } from './italian-text.ts';
import { WAYS_IN } from './outside-wordings.ts';
import type { Written } from './written.ts';

export function writeOutsideSource(
  { priority, site, outside, page }: OutsideSource,
  digest: Digest,
): Written {
  const { company } = digest;
  const { domain } = site;
  const way = WAYS_IN[outside];
  return {
    strategy: `Far comparire ${company} nelle fonti che le risposte usano, a partire da ${domain}`,
    action: {
      title: way.title({ company, page }),
      why: `${domain} è una fonte ${inAnswers(site.answers, digest.answers)}; ${missingThere({ company, site })}.`,
      steps: way.steps({ company, page }),
      effort: way.effort,
      impact: `${priority === 'High' ? 'Alto' : 'Medio'}: i motori leggono già questa pagina per rispondere`,
      dependencies: way.dependencies,
      timeline: way.timeline,
      resources: way.resources,
      expectedOutcome: `Il nome ${company} compare anche quando la fonte è ${domain}`,
    },
    evidence: [
      showFigure(
        `Risposte che citano ${domain}`,
        `${formatInteger(site.answers)} su ${formatInteger(digest.answers)}`,
      ),
      // The page the action names: the most cited one.
      ...showPages([page, ...site.pages.filter((other) => other !== page)]),
    ],
  };
}

export function writeRivalPage({ site, ownerName, page }: RivalPage, digest: Digest): Written {
  const { company } = digest;
  const { domain } = site;
  return {
    strategy: `Diventare una fonte migliore di ${domain} per questa domanda`,
    action: {
      title: `Pubblica una fonte migliore di ${domain}`,
      why: `Il sito di ${ownerName}, ${domain}, è una fonte ${inAnswers(site.answers, digest.answers)}; ${missingThere({ company, site })}.`,
      steps: [
        `Leggi ${page.url} e segna quali dati, tabelle e domande frequenti contiene.`,
        `Rispondi alle stesse domande su ${digest.site} con dati tuoi, con la data e la fonte accanto.`,
        `Aggiungi quello che su ${domain} non trovi: prezzi completi, limiti dichiarati, una citazione testuale di un cliente.`,
      ],
      effort: 'Medio: 2–3 giorni',
      impact: `Medio: oggi i motori prendono questi dati da ${ownerName}`,
      dependencies: 'Dati da pubblicare approvati',
      timeline: 'Entro un mese',
      resources: 'Chi scrive per il sito, chi conosce il prodotto',
      expectedOutcome: `Le risposte citano ${digest.site} più spesso di ${domain}`,
    },
    evidence: [
      showFigure(
        `Risposte che citano ${domain}`,
        `${formatInteger(site.answers)} su ${formatInteger(digest.answers)}`,
      ),
      ...showPages(site.pages),
    ],
  };
}

function missingThere({
  company,
  site: { answers, withoutOwn },
}: {
  company: string;
  site: CitedSite;
}): string {
  if (withoutOwn === answers) return `in nessuna di queste compare il nome ${company}`;
  return `in ${formatInteger(withoutOwn)} di queste il nome ${company} manca`;
}

import { isSmallSample } from '@citato/contract/figures';
import { formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import { type CitedSite, type Finding, type Priority, showFigure, showPages } from '../finding.ts';
import { inAnswers } from '../italian-text.ts';
import { WAYS_IN } from './outside-wordings.ts';

/** One citation may be chance, or peculiar to one answer; so may a few among many answers. */
const MIN_ANSWERS = 2;
const MIN_SHARE = 0.1;
const MAX_OUTSIDE = 2;
/** A third of all answers. */
const OFTEN = 3;

/** Sites that answers cite while they leave the company out: independent ones to get onto, competitors' to outdo. */
export function findCitedSites(digest: Digest): Finding[] {
  const leaving = digest.sites
    .filter(
      ({ answers, withoutOwn }) =>
        answers >= Math.max(MIN_ANSWERS, digest.answers * MIN_SHARE) && withoutOwn * OFTEN >= answers,
    )
    .toSorted((a, b) => b.withoutOwn - a.withoutOwn);
  const outside = leaving.flatMap((site) => getIn({ digest, site })).slice(0, MAX_OUTSIDE);
  const rivals = leaving.flatMap((site) => outdo({ digest, site })).slice(0, 1);
  return [...outside, ...rivals];
}

function judgePriority({ digest, site }: { digest: Digest; site: CitedSite }): Priority {
  const isOften = site.answers * OFTEN >= digest.answers;
  const isMostlyWithout = site.withoutOwn * 2 >= site.answers;
  if (isOften && isMostlyWithout && !isSmallSample(digest.answers)) return 'High';
  return isOften || isMostlyWithout ? 'Medium' : 'Low';
}

function getIn({ digest, site }: { digest: Digest; site: CitedSite }): Finding[] {
  const { company } = digest;
  const { domain, owner } = site;
  // A home page usually belongs to one company: another cannot be added to it.
  const page = site.pages.find(({ url }) => isInnerPage(url));
  if (owner.kind !== 'outside' || owner.outside === 'page' || page === undefined) return [];
  const way = WAYS_IN[owner.outside];
  return [
    {
      key: `source:${domain}`,
      priority: judgePriority({ digest, site }),
      strategy: `Far comparire ${company} nelle fonti che le risposte usano, a partire da ${domain}`,
      action: {
        title: way.title({ company, page }),
        why: `${domain} è una fonte ${inAnswers(site.answers, digest.answers)}; ${missingThere({ company, site })}.`,
        steps: way.steps({ company, page }),
        effort: way.effort,
        impact: `${judgePriority({ digest, site }) === 'High' ? 'Alto' : 'Medio'}: i motori leggono già questa pagina per rispondere`,
        dependencies: way.dependencies,
        timeline: way.timeline,
        resources: way.resources,
        expectedOutcome: `Il nome ${company} compare anche quando la fonte è ${domain}`,
      },
      names: [],
      evidence: [
        showFigure(
          `Risposte che citano ${domain}`,
          `${formatInteger(site.answers)} su ${formatInteger(digest.answers)}`,
        ),
        // The page the action names: the most cited one.
        ...showPages([page, ...site.pages.filter((other) => other !== page)]),
      ],
    },
  ];
}

function outdo({ digest, site }: { digest: Digest; site: CitedSite }): Finding[] {
  const { company } = digest;
  const { domain, owner } = site;
  const [page] = site.pages;
  if (owner.kind !== 'rival' || page === undefined) return [];
  return [
    {
      key: 'rival-page',
      priority: digest.mentions * 2 < digest.answers ? 'Medium' : 'Low',
      strategy: `Diventare una fonte migliore di ${domain} per questa domanda`,
      action: {
        title: `Pubblica una fonte migliore di ${domain}`,
        why: `Il sito di ${owner.name}, ${domain}, è una fonte ${inAnswers(site.answers, digest.answers)}; ${missingThere({ company, site })}.`,
        steps: [
          `Leggi ${page.url} e segna quali dati, tabelle e domande frequenti contiene.`,
          `Rispondi alle stesse domande su ${digest.site} con dati tuoi, con la data e la fonte accanto.`,
          `Aggiungi quello che su ${domain} non trovi: prezzi completi, limiti dichiarati, una citazione testuale di un cliente.`,
        ],
        effort: 'Medio: 2–3 giorni',
        impact: `Medio: oggi i motori prendono questi dati da ${owner.name}`,
        dependencies: 'Dati da pubblicare approvati',
        timeline: 'Entro un mese',
        resources: 'Chi scrive per il sito, chi conosce il prodotto',
        expectedOutcome: `Le risposte citano ${digest.site} più spesso di ${domain}`,
      },
      names: [owner.name],
      evidence: [
        showFigure(
          `Risposte che citano ${domain}`,
          `${formatInteger(site.answers)} su ${formatInteger(digest.answers)}`,
        ),
        ...showPages(site.pages),
      ],
    },
  ];
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

/** More than a home page: something that can be read, answered and improved. */
function isInnerPage(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.length > 1;
}

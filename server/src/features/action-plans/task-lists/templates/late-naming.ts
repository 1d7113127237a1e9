import { formatDecimal, formatInteger } from '@citato/contract/format';
import type { Digest } from '#features/measurements';
import type { LateNaming } from '../rules/findings/find-late-naming.ts';
import { showFigure, showNamings } from '../rules/finding.ts';
import { inCaporali } from './italian-text.ts';
import type { Written } from './written.ts';

export function writeLateNaming(
  { averagePosition, rival }: LateNaming,
  { company, targetUrl }: Digest,
): Written {
  const [praise] = rival.praise;
  const said = praise === undefined ? '' : ` Di ${rival.name} si legge: ${inCaporali(praise.quote)}.`;
  return {
    strategy: `Salire nell’ordine dei nomi, sopra ${rival.name}`,
    action: {
      title: `Passa davanti a ${rival.name}`,
      why: `Il nome ${company} ha posizione media ${formatDecimal(averagePosition)}; ${rival.name} viene prima in ${formatInteger(rival.ahead)} delle ${formatInteger(rival.together)} risposte che fanno entrambi i nomi.${said}`,
      steps: [
        `Apri ${targetUrl} con una frase che dica per chi è ${company} e che cosa fa meglio di ${rival.name}, con un dato misurato.`,
        praise === undefined
          ? `Pubblica il confronto con ${rival.name} voce per voce e spiega come hai ottenuto ogni valore.`
          : `Rispondi proprio sul punto che le risposte lodano in ${rival.name}: stessa voce, il tuo valore, la fonte.`,
        'Chiedi a due clienti una frase firmata proprio su questo punto e riportala per intero.',
      ],
      effort: 'Basso: 1 giorno',
      impact: 'Medio: chi legge una risposta parte dai primi nomi',
      dependencies: 'Un dato di confronto misurato',
      timeline: 'Entro 2 settimane',
      resources: 'Marketing, assistenza clienti',
      expectedOutcome: `Posizione media migliore di ${formatDecimal(averagePosition)}`,
    },
    evidence: [
      showFigure('Posizione media', formatDecimal(averagePosition)),
      showFigure(
        `Prima viene ${rival.name}`,
        `${formatInteger(rival.ahead)} volte su ${formatInteger(rival.together)}`,
      ),
      ...showNamings([rival.praise.slice(0, 1), rival.aheadQuotes]).slice(0, 2),
    ],
  };
}

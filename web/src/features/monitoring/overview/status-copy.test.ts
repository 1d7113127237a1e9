import { describe, expect, it } from 'vitest';
import {
  aCompany,
  aMentionedCompany,
  anId,
  aPrompt,
  someMonitoringData,
  someProgress,
} from '../../../../test/monitoring-builders.ts';
import { briefingCopy } from './copy.ts';
import { describeStatus } from '@citato/contract/briefing';

/** A prompt whose answers name the own company and one other so often. */
const aMeasured = ({
  own,
  other,
  n = 48,
  id = 1,
  name = 'Relata',
}: {
  own: number;
  other: number;
  n?: number;
  id?: number;
  name?: string;
}) =>
  aPrompt({
    id: anId(id),
    text: `Domanda ${String(id)}?`,
    monitoringData: [
      someMonitoringData({
        promptId: anId(id),
        totalResponses: n,
        averagePosition: { value: own === 0 ? null : 2, low: null, high: null, n: own },
        mentionedCompanies: [
          aMentionedCompany({ name, mentions: other }),
          aMentionedCompany({ name: 'Ponteverde CRM', isOwn: true, mentions: own, key: '' }),
        ],
      }),
    ],
  });
const aNewPrompt = aPrompt({ monitoringData: [], lastOutcome: null, lastProcessed: null });
const tell = (prompts: ReturnType<typeof aPrompt>[], hasAnalysisLeft = true) =>
  briefingCopy.status(describeStatus({ company: aCompany({ prompts }), hasAnalysisLeft }));

describe('how a company stands', () => {
  it.each([
    ['no prompts', [], 'Ancora nessuna domanda da seguire.'],
    ['a prompt never analysed', [aNewPrompt], 'Ancora nessuna analisi conclusa.'],
    [
      'a first analysis without an answer yet',
      [{ ...aNewPrompt, analysisStatus: 'in_progress' as const }],
      'La prima analisi è in corso: i numeri arrivano qui da soli.',
    ],
    [
      'a first analysis with answers',
      [{ ...aNewPrompt, analysisStatus: 'in_progress' as const, progress: someProgress() }],
      'Prima analisi: finora 2 risposte su 5, nominata in 1.',
    ],
    [
      'a first analysis with its first answer',
      [
        {
          ...aNewPrompt,
          analysisStatus: 'in_progress' as const,
          progress: { ...someProgress(), answered: 1 },
        },
      ],
      'Prima analisi: finora 1 risposta su 5, nominata in 1.',
    ],
    [
      'an analysis that failed',
      [{ ...aNewPrompt, lastOutcome: 'failed' as const }],
      'L’ultima analisi non ha ricevuto risposte valide. Non conta come zero.',
    ],
    [
      'only prompts that contain its name',
      [{ ...aMeasured({ own: 48, other: 3 }), namesOwnCompany: true }],
      'Le domande contengono già il nome dell’azienda: una Mention Rate non direbbe nulla.',
    ],
    [
      'one answer that names it',
      [aMeasured({ own: 1, other: 0, n: 1 })],
      'Una sola risposta finora, e ti nomina.',
    ],
    [
      'one answer that does not',
      [aMeasured({ own: 0, other: 1, n: 1 })],
      'Una sola risposta finora, e non ti nomina.',
    ],
    [
      'no answer that names it',
      [aMeasured({ own: 0, other: 20 })],
      'Nessuna delle 48 risposte ti nomina; più spesso nominano Relata.',
    ],
    [
      'no answer that names anybody, and few of them',
      [aMeasured({ own: 0, other: 0, n: 5 })],
      'Nessuna delle 5 risposte ti nomina. Campione ridotto: 5 risposte.',
    ],
    [
      'one prompt it leads',
      [aMeasured({ own: 30, other: 29 })],
      'Sei il più nominato: in 30 risposte su 48.',
    ],
    [
      'one prompt it shares',
      [aMeasured({ own: 30, other: 30 })],
      'Sei nominato quanto Relata: in 30 risposte su 48.',
    ],
    [
      'one prompt another leads',
      [aMeasured({ own: 3, other: 30 })],
      'Relata è davanti: 30 risposte su 48, tu 3.',
    ],
    [
      'two prompts it leads',
      [aMeasured({ own: 30, other: 3 }), aMeasured({ own: 30, other: 3, id: 2 })],
      'Sei il più nominato in entrambe le domande.',
    ],
    [
      'one of three prompts it leads: who is ahead in most of the others is named',
      [
        aMeasured({ own: 30, other: 3 }),
        aMeasured({ own: 1, other: 40, id: 2, name: 'Solvigna' }),
        aMeasured({ own: 5, other: 5, id: 3, name: 'Solvigna' }),
      ],
      'Sei il più nominato in 1 domanda su 3; nelle altre c’è soprattutto Solvigna.',
    ],
    [
      'no prompt it leads',
      [aMeasured({ own: 1, other: 3 }), aMeasured({ own: 0, other: 3, id: 2 })],
      'In nessuna delle 2 domande sei il più nominato; davanti a te c’è soprattutto Relata.',
    ],
    [
      'prompts it shares: whoever is level is not ahead',
      [aMeasured({ own: 3, other: 3 }), aMeasured({ own: 2, other: 2, id: 2 })],
      'In nessuna delle 2 domande sei il più nominato.',
    ],
    [
      'a prompt beside those it leads that nobody has answered yet',
      [aMeasured({ own: 30, other: 3 }), aMeasured({ own: 30, other: 3, id: 2 }), aNewPrompt],
      'Sei il più nominato in entrambe le domande già analizzate.',
    ],
    [
      'a prompt that waits beside one of two it leads',
      [aMeasured({ own: 30, other: 3 }), aMeasured({ own: 3, other: 30, id: 2 }), aNewPrompt],
      'Sei il più nominato in 1 domanda su 2 già analizzate; nell’altra c’è soprattutto Relata.',
    ],
    [
      'a first analysis that the budget holds back',
      [
        {
          ...aNewPrompt,
          analysisStatus: 'in_progress' as const,
          progress: someProgress({
            step: 'queued',
            answered: 0,
            mentions: 0,
            wait: { reason: 'over_budget', until: '2026-11-21T23:00:00.000Z' },
          }),
        },
      ],
      'La prima analisi è in attesa: riparte da sola.',
    ],
  ])('with %s', (_state, prompts, sentence) => {
    expect(tell(prompts)).toBe(sentence);
  });

  it('is not awaited where the account has no further analysis', () => {
    expect(tell([aNewPrompt], false)).toBe('Analisi non disponibile: quella inclusa è già utilizzata.');
  });

  it('leaves out the prompt that contains its name: there it always leads', () => {
    const branded = { ...aMeasured({ own: 48, other: 0, id: 2 }), namesOwnCompany: true };
    expect(tell([aMeasured({ own: 3, other: 30 }), branded])).toBe(
      'Relata è davanti: 30 risposte su 48, tu 3.',
    );
  });
});

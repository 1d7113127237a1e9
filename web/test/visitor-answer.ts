import type { VisitorAnswer } from '@citato/contract';

const ANSWER = 'I nomi che ricorrono sono **Clientela** e **Ponteverde CRM**.';
const spanOf = (name: string) => ({
  start: ANSWER.indexOf(name),
  end: ANSWER.indexOf(name) + name.length,
  tone: null,
});

/** What the landing page is shown for a site: answered, and the company is named second. */
export function aVisitorAnswer(changes: Partial<VisitorAnswer> = {}): VisitorAnswer {
  return {
    id: '018f4e1e-9c1a-7cc3-9b1e-5f2a3b4c5d00',
    websiteUrl: 'https://www.ponteverde.example',
    status: 'answered',
    failure: null,
    companyName: 'Ponteverde CRM',
    question: 'Qual è il miglior CRM per una piccola impresa?',
    engine: 'demo',
    askedAt: '2026-11-22T09:14:00.000Z',
    answer: ANSWER,
    companies: [
      {
        key: 'clientela',
        name: 'Clientela',
        isOwn: false,
        position: 1,
        sentiment: 'positive',
        spans: [spanOf('Clientela')],
      },
      {
        key: 'ponteverde crm',
        name: 'Ponteverde CRM',
        isOwn: true,
        position: 2,
        sentiment: 'positive',
        spans: [spanOf('Ponteverde CRM')],
      },
    ],
    sources: ['guidacrm.example'],
    ...changes,
  };
}

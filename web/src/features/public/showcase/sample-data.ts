import { buildRate } from '@citato/contract/figures';

const ANSWERS = 48;

/** Invented companies and how many of the answers name them: the sample's figures are computed from these. */
const NAMED = [
  { name: 'Clientela', answers: 41 },
  { name: 'Ponteverde CRM', answers: 30, isOwn: true },
  { name: 'Relata', answers: 27 },
  { name: 'Vendora', answers: 22 },
  { name: 'Pipelago', answers: 19 },
];
/** Mentions of the companies below the fifth. */
const OTHER_MENTIONS = 70;
const ALL_MENTIONS = NAMED.reduce((sum, { answers }) => sum + answers, OTHER_MENTIONS);

/** The sample dashboard's figures, with the arithmetic of the real ones. */
export const SAMPLE = {
  rate: buildRate({ hits: 30, n: ANSWERS }),
  position: { value: 2.4, low: 2, high: 2.8, n: 30 },
  tones: { positive: 21, neutral: 6, negative: 3 },
  labels: [
    { label: 'affidabile', tone: 'positive' },
    { label: 'completo', tone: 'positive' },
    { label: 'costoso', tone: 'negative' },
  ],
  shares: NAMED.map(({ name, answers, isOwn = false }) => ({
    name,
    isOwn,
    percent: (answers / ALL_MENTIONS) * 100,
  })),
  otherCompanies: 15,
} as const;

/** The same company's rate for three questions: their confidence differs. */
export const SAMPLE_RATES = [
  { name: 'Piccole imprese', rate: buildRate({ hits: 30, n: 48 }) },
  { name: 'Studi professionali', rate: buildRate({ hits: 11, n: 36 }) },
  { name: 'Fatturazione', rate: buildRate({ hits: 0, n: 24 }) },
] as const;

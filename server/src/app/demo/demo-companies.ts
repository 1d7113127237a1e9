import type { CompanyInput } from '@citato/contract';
import { type CompanyId, type PromptId, toId } from '#lib/ids';

/** A question and how often its answers named the company: a year ago and today. */
interface DemoPrompt {
  readonly id: PromptId;
  readonly text: string;
  readonly mentionRate: { readonly from: number; readonly to: number };
  /** What it has been for the last few days, where something happened. */
  readonly lately?: { readonly days: number; readonly mentionRate: number };
}

interface DemoCompany {
  readonly id: CompanyId;
  readonly input: CompanyInput;
  readonly prompts: readonly DemoPrompt[];
}

const company = (id: string) => toId<CompanyId>(id);
const prompt = (id: string) => toId<PromptId>(id);

/** Two invented brands: one that answers know well and ever better, one they are only beginning to notice. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    id: company('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c1a01'),
    input: {
      name: 'Torrefazione Brunalba',
      websiteUrl: 'https://www.brunalba.example',
      description: 'Caffè in grani, macinato e in capsule, tostato a legna e venduto online.',
    },
    prompts: [
      {
        id: prompt('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c1b01'),
        text: 'Qual è il miglior caffè in grani per la macchina automatica di casa?',
        mentionRate: { from: 0.45, to: 0.8 },
      },
      {
        id: prompt('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c1b02'),
        text: 'Quali torrefazioni italiane vendono buon caffè online?',
        mentionRate: { from: 0.25, to: 0.45 },
        lately: { days: 7, mentionRate: 0.95 },
      },
      {
        id: prompt('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c1b03'),
        text: 'Che capsule di caffè compatibili comprare per l’ufficio?',
        mentionRate: { from: 0.3, to: 0.55 },
      },
      {
        id: prompt('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c1b04'),
        text: 'Il caffè di Torrefazione Brunalba vale il suo prezzo?',
        mentionRate: { from: 0.7, to: 0.85 },
      },
    ],
  },
  {
    id: company('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c2a01'),
    input: {
      name: 'Gestilia',
      websiteUrl: 'https://gestilia.example',
      description: 'Fatturazione elettronica e prima nota per professionisti e piccole imprese.',
    },
    prompts: [
      {
        id: prompt('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c2b01'),
        text: 'Qual è il miglior programma di fatturazione elettronica per forfettari?',
        mentionRate: { from: 0.03, to: 0.2 },
      },
      {
        id: prompt('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c2b02'),
        text: 'Quale software di contabilità conviene a una piccola impresa?',
        mentionRate: { from: 0.02, to: 0.12 },
      },
      {
        id: prompt('5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c2b03'),
        text: 'Con quale programma inviare fatture elettroniche a clienti esteri?',
        mentionRate: { from: 0, to: 0 },
      },
    ],
  },
];

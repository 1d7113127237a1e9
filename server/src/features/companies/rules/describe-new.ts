import { describeMarket, marketOf } from '@citato/contract/markets';
import type { CompanyFigures, CompanyWithPrompts, Market, Prompt } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { buildMeanPosition } from '#lib/statistics/mean-interval';
import { describeNames } from './company-names.ts';

/** What is registered of a question. */
export interface PromptFacts extends Pick<
  Prompt,
  | 'id'
  | 'companyId'
  | 'title'
  | 'text'
  | 'isActive'
  | 'frequency'
  | 'namesOwnCompany'
  | 'labelIds'
  | 'persona'
  | 'series'
  | 'seriesSince'
> {
  readonly createdAt: Date;
  /** Null: its company's. */
  readonly market: Market | null;
}

/** What is registered of a company. */
export interface CompanyFacts extends Pick<
  CompanyWithPrompts,
  'id' | 'name' | 'websiteUrl' | 'description' | 'excludedEngines' | 'labelIds'
> {
  readonly market: Market;
  readonly aliases: readonly string[];
  readonly competitorAliases: readonly { name: string; aliases: string[] }[];
  readonly ignoredNames: readonly string[];
  readonly namesRevision: number;
  readonly createdAt: Date;
}

/** A prompt without figures yet, with whether its first analysis is about to start by itself. */
export function describeNewPrompt(
  { id, companyId, title, text, isActive, frequency, namesOwnCompany, ...prompt }: PromptFacts,
  { company, isStarting }: { company: { readonly market: Market }; isStarting: boolean },
): Prompt {
  return {
    id,
    companyId,
    title,
    text,
    isActive,
    frequency,
    namesOwnCompany,
    labelIds: prompt.labelIds,
    persona: prompt.persona,
    market: describeMarket(marketOf(prompt, company)),
    hasOwnMarket: prompt.market !== null,
    series: prompt.series,
    seriesSince: prompt.seriesSince,
    createdAt: prompt.createdAt.toISOString(),
    analysisStatus: isStarting ? 'in_progress' : 'idle',
    analysisStartedAt: null,
    lastProcessed: null,
    nextRun: null,
    lastOutcome: null,
    progress: null,
    missingEngines: [],
    monitoringData: [],
  };
}

/** A company without figures yet; `starting` of its prompts, the oldest, are about to start. */
export function describeNewCompany({
  company,
  prompts,
  starting,
}: {
  company: CompanyFacts;
  prompts: readonly PromptFacts[];
  starting: number;
}): CompanyWithPrompts {
  const { id, name, websiteUrl, description, excludedEngines, labelIds, createdAt } = company;
  return {
    id,
    name,
    websiteUrl,
    description,
    aliases: describeNames(company),
    rereading: null,
    excludedEngines,
    labelIds,
    market: describeMarket(company.market),
    createdAt: createdAt.toISOString(),
    lastUpdated: null,
    figures: noFigures(prompts.length),
    prompts: prompts.map((prompt, index) =>
      describeNewPrompt(prompt, { company, isStarting: index < starting }),
    ),
  };
}

function noFigures(prompts: number): CompanyFigures {
  return {
    prompts,
    totalResponses: 0,
    totalMentions: 0,
    averagePosition: buildMeanPosition({ n: 0, sum: 0, squareSum: 0 }),
    mentionRate: buildRate({ hits: 0, n: 0 }),
  };
}

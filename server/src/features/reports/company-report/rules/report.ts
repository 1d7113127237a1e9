import {
  type CompanyWithPrompts,
  type MonitoringData,
  nameQuestion,
  type Prompt,
  sayAsked,
  type TaskList,
} from '@citato/contract';
import { buildResultsView } from '@citato/contract/figures';
import { belongsToSite } from '#lib/sites/site';
import type { buildBriefing } from './briefing.ts';
import { shareMentions } from './mention-shares.ts';

/** The prompts shown with their table; further ones get a line. */
const IN_FULL = 50;
/** Open actions named for a prompt. */
const NEXT_ACTIONS = 3;

/** What the answers in scope cite, as far as it is listed. */
interface CitedSources {
  readonly sites: readonly { readonly domain: string; readonly answers: number }[];
  readonly domains: number;
  readonly citingAnswers: number;
}

/** A report from the figures every screen shows: only what a report alone has is computed anew. */
export function buildReport({
  company,
  sources,
  taskLists,
  briefing,
  now,
}: {
  company: CompanyWithPrompts;
  sources: CitedSources;
  /** The lists of the account's prompts that have one, by prompt. */
  taskLists: ReadonlyMap<string, TaskList>;
  briefing: ReturnType<typeof buildBriefing>;
  now: Date;
}) {
  const { name, websiteUrl, figures, prompts } = company;
  const numbers = prompts.flatMap(({ monitoringData }) => monitoringData);
  const fair = prompts.flatMap((prompt) => (prompt.namesOwnCompany ? [] : prompt.monitoringData));
  const engines = [...new Set(numbers.flatMap((one) => one.engines))].sort();
  const shown = prompts.map(describePrompt);
  return {
    company: { name, websiteUrl },
    isDemo: engines.includes('demo'),
    createdAt: now.toISOString(),
    period: findPeriod(numbers),
    engines,
    briefing,
    figures,
    ownNamePrompts: numbers.length - fair.length,
    shares: shareMentions({ ownName: name, numbers: fair }),
    prompts: shown.slice(0, IN_FULL),
    furtherPrompts: shown.slice(IN_FULL),
    taskLists: prompts.flatMap((prompt, position) =>
      describeTasks({ prompt, position, list: taskLists.get(prompt.id) }),
    ),
    sources: describeSources({ sources, websiteUrl, answers: figures.totalResponses }),
  };
}

function describePrompt(prompt: Prompt, position: number) {
  const { text, namesOwnCompany, analysisStatus, monitoringData } = prompt;
  const [data] = monitoringData;
  return {
    index: position + 1,
    text,
    asked: sayAsked(prompt),
    namesOwnCompany,
    isRunning: analysisStatus === 'in_progress',
    numbers: data === undefined ? null : describeNumbers(data),
  };
}

function describeNumbers(data: MonitoringData) {
  const { mentionedCompanies, otherCompanies, excludedResponses } = data;
  const view = buildResultsView({
    companies: mentionedCompanies,
    otherCount: otherCompanies.count,
    sort: null,
  });
  return {
    mentionRate: data.mentionRate,
    change: data.change,
    stability: data.stability,
    averagePosition: data.averagePosition,
    sentiment: data.sentiment,
    totalResponses: data.totalResponses,
    totalAnalyses: data.totalAnalyses,
    excludedResponses: excludedResponses.refused + excludedResponses.empty + excludedResponses.failed,
    ...view,
    // A prompt of today has no numbers of last month.
    periodStart: data.collectionStartDate > data.periodStart ? data.collectionStartDate : data.periodStart,
    periodEnd: data.periodEnd,
  };
}

/** What is left to do for a prompt, the most urgent first; nothing without a list. */
function describeTasks({
  prompt,
  position,
  list,
}: {
  prompt: Prompt;
  position: number;
  list: TaskList | undefined;
}) {
  if (list === undefined || list.tasks.length === 0) return [];
  const { tasks, isOutdated } = list;
  const open = tasks.filter(({ isDone }) => !isDone);
  return [
    {
      index: position + 1,
      text: nameQuestion(prompt),
      tasks: tasks.length,
      done: tasks.length - open.length,
      isOutdated,
      next: open.slice(0, NEXT_ACTIONS).map(({ title, priority }) => ({ title, priority })),
    },
  ];
}

/** The first and the last day any figure covers; ISO moments in UTC sort as text. */
function findPeriod(numbers: readonly MonitoringData[]): { start: string; end: string } | null {
  const start = numbers.map(({ periodStart }) => periodStart).sort()[0];
  const end = numbers
    .map(({ periodEnd }) => periodEnd)
    .sort()
    .at(-1);
  return start === undefined || end === undefined ? null : { start, end };
}

function describeSources({
  sources: { sites, domains, citingAnswers },
  websiteUrl,
  answers,
}: {
  sources: CitedSources;
  websiteUrl: string;
  answers: number;
}) {
  return {
    sites: sites.map((site) => ({
      ...site,
      isOwn: belongsToSite({ url: `https://${site.domain}`, websiteUrl }),
      sharePercent: answers === 0 ? 0 : (site.answers / answers) * 100,
    })),
    hiddenCount: domains - sites.length,
    citingAnswers,
    answers,
  };
}

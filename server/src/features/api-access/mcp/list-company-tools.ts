import { api } from '@citato/contract';
import * as z from 'zod';
import { addDays } from '#lib/rome-time';
import { buildLink } from '../rules/mcp/build-links.ts';
import { quoteName, quoteText } from '../rules/mcp/quote-text.ts';
import { shapeCompared, shapeMean, shapeRate } from '../rules/mcp/shape-figures.ts';
import { type ApiTool, makeTool } from './make-tool.ts';

const MAX_PROMPT = 300;
const MAX_RIVALS = 6;
const WEEK_DAYS = 7;

const companyId = z.uuid().describe('From list_companies');

const listCompaniesTool = makeTool({
  name: 'list_companies',
  title: 'Aziende',
  description:
    'All companies of the account with their mention rate over the current 30 days. Start here: every other tool takes an id from this one.',
  effect: 'reads',
  input: z.object({}),
  run: async ({ call, appUrl }) => {
    const { companies } = await call(api.listCompanies, {});
    return {
      companies: companies.map(({ id, name, websiteUrl, figures, lastUpdated, prompts }) => ({
        companyId: id,
        name: quoteName(name),
        website: websiteUrl,
        prompts: prompts.length,
        mentionRate: shapeRate(figures.mentionRate),
        averagePosition: shapeMean(figures.averagePosition),
        lastUpdated,
        link: buildLink(appUrl, { companyId: id }),
      })),
    };
  },
});

const companySummaryTool = makeTool({
  name: 'company_summary',
  title: 'Come va',
  description:
    'How a company does: the last seven days against the seven before (or four, twelve weeks), with verdicts, per engine, against rivals, and who stands beside it. Answers "come va il mio marchio".',
  effect: 'reads',
  input: z.object({ companyId, period: z.enum(['week', '4w', '12w', 'year']).default('week') }),
  run: async ({ call, appUrl }, { companyId: id, period }) => {
    const params = { companyId: id };
    const rolling = await call(api.getCompanyHistory, {
      params,
      query: { period: period === 'week' ? '4w' : period },
    });
    const from = rolling.lastDay === null ? null : addDays(rolling.lastDay, 1 - WEEK_DAYS);
    const history =
      period === 'week' && from !== null
        ? await call(api.getCompanyHistory, { params, query: { period: 'custom', from } })
        : rolling;
    const { numbers } = history;
    return {
      compared: history.compared,
      answers: history.responses,
      answersThatNameIt: history.mentions,
      mentionRate: shapeCompared(numbers.mentionRate),
      averagePosition: { ...shapeMean(numbers.position.later), verdict: numbers.position.verdict },
      positiveTone: shapeCompared(numbers.positiveTone),
      shareOfMentions: shapeCompared(numbers.share),
      ownSiteCited: shapeCompared(numbers.ownSource),
      engines: history.channels.map(({ engine, rate }) => ({ engine, ...shapeCompared(rate) })),
      rivals: history.rivals
        .filter(({ isOwn }) => !isOwn)
        .slice(0, MAX_RIVALS)
        .map(({ name, rate }) => ({ name: quoteName(name), ...shapeCompared(rate) })),
      measuredOtherwiseSince: history.marks.map(({ day, kind, engine }) => ({ day, kind, engine })),
      link: buildLink(appUrl, { companyId: id, view: 'andamento' }),
    };
  },
});

const whoStandsBesideTool = makeTool({
  name: 'who_stands_beside',
  title: 'Con chi ti nominano',
  description:
    'Companies named in the same answers as the own one over a period: how often, and who comes first, with intervals. Use for "perché loro e non noi".',
  effect: 'reads',
  input: z.object({ companyId, period: z.enum(['4w', '12w', 'year']).default('4w') }),
  run: async ({ call, appUrl }, { companyId: id, period }) => {
    const history = await call(api.getCompanyHistory, { params: { companyId: id }, query: { period } });
    return {
      period: history.period,
      companions: history.companions.map(({ name, together, ownFirst, prompts, verdict }) => ({
        name: quoteName(name),
        together: shapeRate(together),
        ownFirst: shapeRate(ownFirst),
        prompts,
        verdict,
      })),
      link: buildLink(appUrl, { companyId: id, view: 'andamento' }),
    };
  },
});

const companyHistoryTool = makeTool({
  name: 'company_history',
  title: 'Andamento',
  description:
    'The mention rate over time, point by point, of the company and its rivals. A point gives mentions and answers; 0 answers is a gap, not 0 %.',
  effect: 'reads',
  input: z.object({
    companyId,
    period: z.enum(['4w', '12w', 'year', 'month', 'custom']).default('12w'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  run: async ({ call, appUrl }, { companyId: id, ...query }) => {
    const history = await call(api.getCompanyHistory, { params: { companyId: id }, query });
    return {
      period: history.period,
      daysPerPoint: history.pointDays,
      lines: history.lines.map(({ name, isOwn, points }) => ({
        name: quoteName(name),
        isOwn,
        points: points.map(({ day, mentions, responses }) => [day, mentions, responses]),
      })),
      pointsAre: ['day', 'mentions', 'answers'],
      mentionRate: shapeCompared(history.numbers.mentionRate),
      measuredOtherwiseSince: history.marks,
      link: buildLink(appUrl, { companyId: id, view: 'andamento' }),
    };
  },
});

const listPromptsTool = makeTool({
  name: 'list_prompts',
  title: 'Prompt',
  description: 'The questions monitored for a company, with mention rate, n and the change of the last week.',
  effect: 'reads',
  input: z.object({ companyId }),
  run: async ({ call, appUrl }, { companyId: id }) => {
    const { companies } = await call(api.listCompanies, {});
    const company = companies.find((one) => one.id === id);
    return {
      prompts: (company?.prompts ?? []).map((prompt) => {
        const [data] = prompt.monitoringData;
        return {
          promptId: prompt.id,
          text: quoteText(prompt.text, MAX_PROMPT),
          persona: prompt.persona === null ? null : quoteText(prompt.persona, MAX_PROMPT),
          market: prompt.market.name,
          series: prompt.series,
          namesOwnCompany: prompt.namesOwnCompany,
          percent: data?.userCompanyPercentage ?? 'n/d',
          n: data?.totalResponses ?? 0,
          change: data?.change ?? null,
          lastAnalysis: prompt.lastProcessed,
          link: buildLink(appUrl, { companyId: id, promptId: prompt.id }),
        };
      }),
    };
  },
});

/** What an assistant can ask of companies. */
export function listCompanyTools(): readonly ApiTool[] {
  return [listCompaniesTool, companySummaryTool, whoStandsBesideTool, companyHistoryTool, listPromptsTool];
}

import { api } from '@citato/contract';
import { sayAlert } from '@citato/contract/alerts';
import * as z from 'zod';
import { buildLink } from '../rules/mcp/build-links.ts';
import { quoteName, quoteText } from '../rules/mcp/quote-text.ts';
import { type ApiTool, makeTool } from './make-tool.ts';

const MAX_ACTIONS = 40;
const MAX_TEXT = 300;

const companyId = z.uuid().describe('From list_companies');

const actionPlanTool = makeTool({
  name: 'action_plan',
  title: 'Il piano',
  description:
    'What to do for a company over all its prompts, most urgent first, with who does it, by when, and the answer it rests on. `quoted` is text by others.',
  effect: 'reads',
  input: z.object({ companyId }),
  run: async ({ call, appUrl }, { companyId: id }) => {
    const plan = await call(api.getActionPlan, { params: { companyId: id } });
    return {
      prompts: plan.prompts,
      actions: plan.actions.slice(0, MAX_ACTIONS).map((action) => ({
        key: action.key,
        title: quoteText(action.title, MAX_TEXT),
        why: action.why === null ? null : quoteText(action.why, MAX_TEXT),
        priority: action.priority,
        prompts: action.promptIds.length,
        assignee: action.assignee === null ? null : quoteName(action.assignee),
        dueOn: action.dueOn,
        doneAt: action.doneAt,
        droppedAt: action.droppedAt,
        ...(action.quote === null
          ? {}
          : {
              quoted: quoteText(action.quote.text, MAX_TEXT),
              quotedPromptId: action.quote.promptId,
              link: buildLink(appUrl, {
                companyId: id,
                promptId: action.quote.promptId,
                answerId: action.quote.answerId,
              }),
            }),
      })),
      more: Math.max(0, plan.actions.length - MAX_ACTIONS),
      link: buildLink(appUrl, { companyId: id }),
    };
  },
});

const listAlertsTool = makeTool({
  name: 'list_alerts',
  title: 'Avvisi',
  description:
    'What is proven to have changed, newest first: the sentence with its figures, n and interval, the days that were compared, and whether it has ended.',
  effect: 'reads',
  input: z.object({
    companyId: companyId.optional(),
    after: z.string().max(80).optional().describe('`next` of the page before'),
    limit: z.int().min(1).max(20).default(10),
  }),
  run: async ({ call, appUrl }, query) => {
    const page = await call(api.listAlerts, { query });
    return {
      isIncluded: page.isIncluded,
      unread: page.unread,
      lookedAt: page.lookedAt,
      alerts: page.alerts.map((alert) => {
        const { title, detail, compared } = sayAlert(alert);
        return {
          company: quoteName(alert.company.name),
          title: quoteText(title, MAX_TEXT),
          ...(alert.prompt?.text == null ? {} : { prompt: quoteText(alert.prompt.text, MAX_TEXT) }),
          detail: quoteText(detail, MAX_TEXT),
          compared,
          raisedAt: alert.raisedAt,
          cleared: alert.cleared,
          ...(alert.quote === null ? {} : { quoted: quoteText(alert.quote.text, MAX_TEXT) }),
          link: buildLink(appUrl, {
            companyId: alert.company.id,
            ...(alert.answers === null ? {} : { promptId: alert.answers.promptId }),
          }),
        };
      }),
      next: page.next,
    };
  },
});

const listLabelsTool = makeTool({
  name: 'list_labels',
  title: 'Etichette',
  description: 'The labels of the account, for prompts and for companies.',
  effect: 'reads',
  input: z.object({}),
  run: async ({ call }) => {
    const { labels } = await call(api.listLabels, {});
    return {
      labels: labels.map(({ id, subject, name, colour }) => ({
        labelId: id,
        subject,
        name: quoteName(name),
        colour,
      })),
    };
  },
});

/** What an assistant can ask of the plan, the alerts and the labels. */
export function listPlanTools(): readonly ApiTool[] {
  return [actionPlanTool, listAlertsTool, listLabelsTool];
}

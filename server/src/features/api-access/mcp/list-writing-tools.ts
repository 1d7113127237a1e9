import { api, MARKET_LANGUAGES } from '@citato/contract';
import { nameMarket } from '@citato/contract/markets';
import * as z from 'zod';
import { quoteText } from '../rules/mcp/quote-text.ts';
import type { ApiCaller } from './create-api-caller.ts';
import { type ApiTool, makeTool } from './make-tool.ts';

const MAX_TEXT = 2000;
const MAX_PERSONA = 300;
const SHOWN = 200;

const confirmed = z
  .boolean()
  .default(false)
  .describe('Only after the person has read what it costs and said yes');
const requestId = z.uuid().describe('A new UUID; the same one when you repeat the call');

/** What asking questions takes of the account, said before anything is done. */
async function describeCost({ call }: ApiCaller, what: string) {
  const { plan, limits, usage } = await call(api.getUserLimits, {}).catch(() => ({
    plan: null,
    limits: null,
    usage: null,
  }));
  return {
    done: false,
    what,
    costs:
      'Ogni analisi chiede il prompt a tutti i motori scelti: consuma le analisi del piano e la spesa dei motori.',
    plan,
    limits,
    usage,
    next: 'Chiedi conferma alla persona, poi richiama con confirmed: true.',
  };
}

const addPromptsTool = makeTool({
  name: 'add_prompts',
  title: 'Aggiungi prompt',
  description:
    'Adds questions to a company; their first analysis starts by itself and costs. Without confirmed it only says what it would cost.',
  effect: 'adds',
  input: z.object({
    companyId: z.uuid(),
    texts: z.array(z.string().min(1).max(MAX_TEXT)).min(1).max(20),
    persona: z.string().max(MAX_PERSONA).optional().describe('Who asks, in their own first words'),
    markets: z
      .array(
        z.object({
          country: z.string(),
          language: z.enum(MARKET_LANGUAGES),
          place: z.string().optional().describe('Without it the whole country'),
        }),
      )
      .min(1)
      .max(10)
      .optional()
      .describe('Where they are asked, a prompt for each; without it where the company is'),
    requestId,
    confirmed,
  }),
  run: async (caller, { companyId, texts, persona, markets, requestId: name, confirmed: isConfirmed }) => {
    const count = texts.length * (markets?.length ?? 1);
    const asked = markets?.map(({ place = null, ...market }) => ({ ...market, place }));
    if (!isConfirmed) {
      const shown = texts.map((text) => quoteText(text, SHOWN));
      const where = asked === undefined ? '' : `, in: ${asked.map(nameMarket).join('; ')}`;
      const who = persona === undefined ? '' : `, chiede chi dice «${quoteText(persona, SHOWN)}»`;
      return describeCost(caller, `Aggiungere ${String(count)} prompt: ${shown.join(' · ')}${where}${who}`);
    }
    const { prompts } = await caller.call(api.addPrompts, {
      params: { companyId },
      body: { prompts: texts.map((text) => ({ text, persona, markets: asked })), requestId: name },
    });
    return {
      done: true,
      prompts: prompts.map(({ id, text, persona: who, market }) => ({
        promptId: id,
        text: quoteText(text, SHOWN),
        persona: who === null ? null : quoteText(who, SHOWN),
        market: market.name,
      })),
    };
  },
});

const startAnalysisTool = makeTool({
  name: 'start_analysis',
  title: 'Avvia un’analisi',
  description:
    'Asks the engines a prompt now. It costs: without confirmed it only says what. A prompt being analysed is not asked twice.',
  effect: 'adds',
  input: z.object({ promptId: z.uuid(), requestId, confirmed }),
  run: async (caller, { promptId, requestId: name, confirmed: isConfirmed }) => {
    if (!isConfirmed) return describeCost(caller, 'Avviare un’analisi di un prompt');
    const { message, duplicate } = await caller.call(api.startAnalysis, {
      body: { promptId, requestId: name },
    });
    return { done: true, message, wasRunning: duplicate };
  },
});

const setActionDoneTool = makeTool({
  name: 'set_action_done',
  title: 'Spunta un’azione',
  description: 'Ticks an action of a task list off, or puts it back. Costs nothing.',
  effect: 'changes',
  input: z.object({
    promptId: z.uuid(),
    number: z.int().min(1).max(100),
    version: z.int().min(1).describe('From task_list'),
    isDone: z.boolean(),
  }),
  run: async ({ call }, { promptId, number, version, isDone }) => {
    await call(api.setActionDone, { params: { promptId, number }, body: { isDone, version } });
    return { done: true };
  },
});

const changePlanActionTool = makeTool({
  name: 'change_plan_action',
  title: 'Cambia un’azione del piano',
  description:
    'Ticks an action of a company’s plan off or puts it back, says who does it and by when, or drops it with a reason (null takes it back). Costs nothing.',
  effect: 'changes',
  input: z.object({
    companyId: z.uuid(),
    key: z.string().min(1).max(400).describe('From action_plan'),
    isDone: z.boolean().optional(),
    assignee: z.string().max(100).nullable().optional(),
    dueOn: z.iso.date().nullable().optional(),
    dropReason: z.string().min(1).max(300).nullable().optional(),
  }),
  run: async ({ call }, { companyId, ...body }) => {
    const { title, doneAt, assignee, dueOn, droppedAt } = await call(api.changePlanAction, {
      params: { companyId },
      body,
    });
    return { done: true, title: quoteText(title, SHOWN), doneAt, assignee, dueOn, droppedAt };
  },
});

const createLabelTool = makeTool({
  name: 'create_label',
  title: 'Crea un’etichetta',
  description: 'Creates a label of prompts or of companies; a name that exists gives the label that has it.',
  effect: 'changes',
  input: z.object({
    subject: z.enum(['prompt', 'company']).default('prompt'),
    name: z.string().min(1).max(32),
    colour: z.enum(['plain', 'ochre', 'wisteria', 'blue', 'brick', 'ink']).default('plain'),
  }),
  run: async ({ call }, body) => {
    const { label } = await call(api.createLabel, { body });
    return { done: true, labelId: label.id, name: quoteText(label.name, SHOWN) };
  },
});

const labelPromptsTool = makeTool({
  name: 'label_prompts',
  title: 'Etichetta i prompt',
  description: 'Puts labels on prompts and takes others off, all prompts or none. Costs nothing.',
  effect: 'changes',
  input: z.object({
    promptIds: z.array(z.uuid()).min(1).max(100),
    add: z.array(z.uuid()).max(20).default([]).describe('labelId from list_labels'),
    remove: z.array(z.uuid()).max(20).default([]),
  }),
  run: async ({ call }, body) => {
    const { prompts } = await call(api.setPromptLabels, { body });
    return { done: true, prompts };
  },
});

/** What an assistant can do. */
export function listWritingTools(): readonly ApiTool[] {
  return [
    addPromptsTool,
    startAnalysisTool,
    setActionDoneTool,
    changePlanActionTool,
    createLabelTool,
    labelPromptsTool,
  ];
}

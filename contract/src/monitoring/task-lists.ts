import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, ids, timestamp, version } from '../text.ts';
import { ACTION_PRIORITIES, taskAction } from './task-action.ts';

/** The task list of a prompt; everything null and no task when there is none. */
const taskList = z.object({
  id: z.nullable(id),
  strategy: z.nullable(z.string()),
  targetUrl: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  parsedActions: z.nullable(z.array(taskAction)),
  /** The same actions, never null. */
  tasks: z.array(taskAction),
  /** Grows when the actions change, not when a figure does. */
  version: z.nullable(z.int()),
  /** It has actions and its user has not opened this version. */
  isNew: z.boolean(),
  /** Ok answers it was derived from. */
  answers: z.nullable(z.int()),
  /**
   * It was derived before names were corrected: its figures are older than those of the prompt. It is renewed
   * automatically.
   */
  isOutdated: z.boolean(),
  createdAt: z.nullable(timestamp),
  updatedAt: z.nullable(timestamp),
});
export type TaskList = z.infer<typeof taskList>;

const promptParams = z.object({ promptId: id });

export const getTaskList = defineEndpoint({
  method: 'GET',
  path: '/api/task-list/:promptId',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read' },
  summary: 'The task list of a prompt; all null without one, or when the plan holds none.',
  params: promptParams,
  responses: { 200: taskList },
});

const taskListOverview = z.object({
  promptId: id,
  /** How many actions it has, and how many of them are done. */
  tasks: z.int(),
  done: z.int(),
  /** The most urgent action that is not done; null when all are. */
  next: z.nullable(z.object({ title: z.string(), priority: z.enum(ACTION_PRIORITIES) })),
  isNew: z.boolean(),
  updatedAt: timestamp,
});
export type TaskListOverview = z.infer<typeof taskListOverview>;

export const listTaskLists = defineEndpoint({
  method: 'GET',
  path: '/api/task-lists',
  access: 'user',
  needs: 'view',
  summary: 'Which prompts of the signed-in user have a task list, and which of them are new.',
  /** Asks for these prompts only. */
  query: z.object({ ids: z.optional(ids) }),
  responses: { 200: z.object({ taskLists: z.array(taskListOverview) }) },
});

export const getTaskListLastUpdate = defineEndpoint({
  method: 'GET',
  path: '/api/task-list/last-update',
  access: 'user',
  needs: 'view',
  summary: 'When what is to be done last changed in any task list of the signed-in user.',
  responses: { 200: z.object({ lastUpdate: z.nullable(timestamp) }) },
});

export const openTaskList = defineEndpoint({
  method: 'POST',
  path: '/api/task-list/:promptId/opened',
  access: 'user',
  needs: 'read',
  summary: 'The signed-in user has seen this version of a task list; it is no longer new.',
  params: promptParams,
  body: z.object({ version }),
  responses: { 204: 'empty' },
});

export const setActionDone = defineEndpoint({
  method: 'PUT',
  path: '/api/task-list/:promptId/actions/:number',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Tick an action off, or put it back; kept while later versions hold the same action.',
  params: z.object({ promptId: id, number: z.coerce.number().check(z.int(), z.gte(1), z.lte(100)) }),
  body: z.object({
    isDone: z.boolean(),
    /** The version the number was read in; refused when the list has another one by now. */
    version: z.optional(version),
  }),
  responses: { 204: 'empty' },
});

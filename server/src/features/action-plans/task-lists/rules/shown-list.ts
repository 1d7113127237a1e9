import type { TaskList, TaskListOverview } from '@citato/contract';
import type { StoredAction } from './renew-list.ts';

/** What is shown of a stored list. */
interface KeptList {
  readonly id: string;
  readonly promptId: string;
  readonly strategy: string;
  readonly targetUrl: string;
  readonly summary: string;
  readonly parsedActions: readonly StoredAction[];
  readonly answers: number;
  readonly version: number;
  readonly openedVersion: number;
  readonly doneKeys: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly namesRevision: number | null;
}

export const NO_TASK_LIST: TaskList = {
  id: null,
  strategy: null,
  targetUrl: null,
  summary: null,
  parsedActions: null,
  tasks: [],
  version: null,
  isNew: false,
  answers: null,
  isOutdated: false,
  createdAt: null,
  updatedAt: null,
};

/** @param namesRevision the revision of the company's names now */
export function shapeTaskList(list: KeptList, namesRevision: number): TaskList {
  const { id, strategy, targetUrl, summary, parsedActions, doneKeys, version, answers } = list;
  const tasks = parsedActions.map(({ key, evidence, names: _, ...action }) => ({
    ...action,
    evidence: [...evidence],
    isDone: doneKeys.includes(key),
  }));
  return {
    id,
    strategy,
    targetUrl,
    summary,
    parsedActions: tasks,
    tasks,
    version,
    isNew: isNew(list),
    answers,
    isOutdated: list.namesRevision !== null && list.namesRevision !== namesRevision,
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
  };
}

export function shapeOverview(list: KeptList): TaskListOverview {
  const { promptId, parsedActions, doneKeys, updatedAt } = list;
  const open = parsedActions.filter(({ key }) => !doneKeys.includes(key));
  // Actions are kept in order of priority.
  const [next] = open;
  return {
    promptId,
    tasks: parsedActions.length,
    done: parsedActions.length - open.length,
    next: next === undefined ? null : { title: next.title, priority: next.priority },
    isNew: isNew(list),
    updatedAt: updatedAt.toISOString(),
  };
}

/** It has actions and its user has not opened this version. */
function isNew({ parsedActions, version, openedVersion }: KeptList): boolean {
  return parsedActions.length > 0 && openedVersion < version;
}

import { api } from '@citato/contract';
import { type LabelId, type PromptId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { createLabel } from './create-label.ts';
import { deleteLabel } from './delete-label.ts';
import { listLabels } from './list-labels.ts';
import { setCompanyLabels } from './set-company-labels.ts';
import { setPromptLabels } from './set-prompt-labels.ts';
import { updateLabel } from './update-label.ts';

const toLabelIds = (ids: readonly string[]) => ids.map((id) => toId<LabelId>(id));

export function labelRoutes(deps: Pick<Context, 'db' | 'clock' | 'live'>): RouteImplementation[] {
  return [
    implement(api.listLabels, async ({ caller }) => ({
      status: 200,
      body: { labels: await listLabels(deps.db, caller.accountId) },
    })),
    implement(api.createLabel, async ({ caller, body }) => ({
      status: 201,
      body: { label: await createLabel(deps, { userId: caller.accountId, ...body }) },
    })),
    implement(api.updateLabel, async ({ caller, params, body }) => ({
      status: 200,
      body: {
        label: await updateLabel(deps, { userId: caller.accountId, labelId: toId(params.labelId), ...body }),
      },
    })),
    implement(api.deleteLabel, async ({ caller, params }) => {
      await deleteLabel(deps, { userId: caller.accountId, labelId: toId(params.labelId) });
      return { status: 204 };
    }),
    implement(api.setPromptLabels, async ({ caller, body }) => ({
      status: 200,
      body: {
        prompts: await setPromptLabels(deps, {
          userId: caller.accountId,
          promptIds: body.promptIds.map((id) => toId<PromptId>(id)),
          add: toLabelIds(body.add),
          remove: toLabelIds(body.remove),
        }),
      },
    })),
    implement(api.setCompanyLabels, async ({ caller, params, body }) => ({
      status: 200,
      body: await setCompanyLabels(deps, {
        userId: caller.accountId,
        companyId: toId(params.companyId),
        labelIds: toLabelIds(body.labelIds),
      }),
    })),
  ];
}

import { api, type ActionPlan, type CompanyWithPrompts, type PlanAction } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshEffects } from '#features/action-plans';
import { callApi } from '#lib/api-client';
import { askAgain } from '#lib/requests/ask-again';
import { randomId } from '#lib/browser/random-id';

const planKey = (companyId: string) => [api.getActionPlan.path, companyId];

export function useActionPlan({ id, lastUpdated }: Pick<CompanyWithPrompts, 'id' | 'lastUpdated'>) {
  return useQuery({
    queryKey: [...planKey(id), lastUpdated],
    queryFn: ({ signal }) => callApi(api.getActionPlan, { params: { companyId: id }, signal }),
    placeholderData: keepPreviousData,
  });
}

export type ActionChange = Parameters<ReturnType<typeof useChangeAction>['mutate']>[0];

/** Changes an action; what the server gives back stands at once, also where somebody else was first. */
export function useChangeAction(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: {
      key: string;
      isDone?: boolean;
      assignee?: string | null;
      dueOn?: string | null;
      dropReason?: string | null;
    }) => callApi(api.changePlanAction, { params: { companyId }, body }),
    onSuccess: async (changed: PlanAction) => {
      const queryKey = planKey(companyId);
      // A plan on its way was asked for before the change.
      const isOnItsWay = client.isFetching({ queryKey }) > 0;
      if (isOnItsWay) await client.cancelQueries({ queryKey });
      client.setQueriesData<ActionPlan>({ queryKey }, (plan) =>
        plan === undefined
          ? plan
          : { ...plan, actions: plan.actions.map((one) => (one.key === changed.key ? changed : one)) },
      );
      refreshEffects(client);
      if (isOnItsWay) await client.invalidateQueries({ queryKey });
    },
    onError: () => askAgain(client, planKey(companyId)),
  });
}

export function useAddAction(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { title: string; effort?: string; assignee?: string; dueOn?: string }) =>
      callApi(api.addPlanAction, { params: { companyId }, body: { ...body, requestId: randomId() } }),
    onSuccess: () => askAgain(client, planKey(companyId)),
  });
}

const LOOK_AGAIN_MS = 2_000;
const proposalsKey = (companyId: string) => [api.getPlanProposals.path, companyId];

/** Whether a model can propose actions; looked at again while it writes, and the plan when it has. */
export function usePlanProposals(companyId: string) {
  const queryKey = proposalsKey(companyId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const found = await callApi(api.getPlanProposals, { params: { companyId }, signal });
      const before = client.getQueryData<typeof found>(queryKey);
      if (before?.isUnderWay === true && !found.isUnderWay)
        void client.invalidateQueries({ queryKey: planKey(companyId) });
      return found;
    },
    refetchInterval: ({ state: { data } }) => (data?.isUnderWay === true ? LOOK_AGAIN_MS : false),
  });
}
export type PlanProposals = NonNullable<ReturnType<typeof usePlanProposals>['data']>;

export function useRequestProposals(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api.requestPlanProposals, { params: { companyId } }),
    onSettled: () => client.invalidateQueries({ queryKey: proposalsKey(companyId) }),
  });
}

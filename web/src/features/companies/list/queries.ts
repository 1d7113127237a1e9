import { api, type CompanyWithPrompts, type Market, type UserLimits } from '@citato/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { leaveOutHeld, readHeldPrompts, subscribeToHeldPrompts } from './held-prompts.ts';
import { promptDraft } from './kept-drafts.ts';
import { putBack, replacePrompts } from './model.ts';

export const companiesKey = [api.listCompanies.path] as const;
const limitsKey = [api.getUserLimits.path] as const;
const REREAD_AFTER_MS = 30_000;

interface CompanyList {
  companies: CompanyWithPrompts[];
}

/**
 * Once read they are only read anew on an event; after a failure, again until it succeeds. What is being deleted, and
 * can still be taken back, is left out.
 */
export function useCompanies() {
  const held = useSyncExternalStore(subscribeToHeldPrompts, readHeldPrompts);
  const select = useCallback((list: CompanyList) => leaveOutHeld(list, held), [held]);
  return useQuery({
    queryKey: companiesKey,
    queryFn: ({ signal }) => callApi(api.listCompanies, { signal }),
    select,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'error' && data !== undefined ? REREAD_AFTER_MS : false,
  });
}

export function useUserLimits() {
  return useQuery({ queryKey: limitsKey, queryFn: ({ signal }) => callApi(api.getUserLimits, { signal }) });
}

/** The limits as they were read last. */
export function findLimits(client: QueryClient): UserLimits | null {
  return client.getQueryData<UserLimits>(limitsKey) ?? null;
}

/**
 * The companies and the limits change together: after adding, deleting, or the end of an analysis both are read again.
 * When that fails, the screen stays as it is; `throwOnError` for callers that show the failure.
 */
export async function refreshCompanies(
  client: QueryClient,
  options: { throwOnError?: boolean } = {},
): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: companiesKey }, options),
    client.invalidateQueries({ queryKey: limitsKey }, options),
  ]);
}

/**
 * Reads some prompts anew and writes them into the cached list; reads the whole list when that fails. A list being
 * fetched may have been read before them: it is waited for.
 */
export async function refreshPrompts(client: QueryClient, promptIds: readonly string[]): Promise<void> {
  void refreshLimits(client);
  const query = client.getQueryCache().find<CompanyList>({ queryKey: companiesKey });
  if (query?.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
  if (query?.state.data === undefined) return;
  try {
    const read = await callApi(api.listPrompts, { query: { ids: promptIds.join(',') } });
    const { companies } = client.getQueryData<CompanyList>(companiesKey) ?? { companies: [] };
    const replaced = replacePrompts({ companies, asked: promptIds, read });
    if (replaced === null) throw new Error('The list lacks a prompt');
    client.setQueryData<CompanyList>(companiesKey, { companies: replaced });
  } catch {
    await client.invalidateQueries({ queryKey: companiesKey });
  }
}

/** A refusal may mean that another window has used up the remaining number. */
export async function refreshLimits(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: limitsKey });
}

/** Marks what this window creates: when that ends, the list is read anew. */
export const creationKey = ['create'] as const;

/** A prompt to be created, one for each of its markets; without any in its company's. */
export interface NewPrompt {
  text: string;
  labels?: string[];
  persona?: string;
  markets?: Market[];
}

/** Prompts to be created, under a name of the request, and whether the same text may stand twice. */
export interface NewPrompts {
  prompts: NewPrompt[];
  requestId: string;
  allowDuplicates?: true;
}

export function useAddPrompts(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: creationKey,
    mutationFn: (body: NewPrompts) => callApi(api.addPrompts, { params: { companyId }, body }),
    onSuccess: () => {
      promptDraft.forget();
      return refreshCompanies(client);
    },
    onError: () => void refreshLimits(client),
  });
}

/** What a prompt asks instead; what is not given stays. */
export interface ChangedPrompt {
  text: string;
  persona?: string | null;
  market?: Market;
  allowDuplicates?: true;
}

/** Figures and lists of the old question leave the screens with it. */
export function useChangePrompt() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: creationKey,
    mutationFn: ({ promptId, body }: { promptId: string; body: ChangedPrompt }) =>
      callApi(api.changePrompt, { params: { promptId }, body }),
    onSuccess: () => refreshCompanies(client),
  });
}

/** Names every deletion, so that each knows whether others are under way. */
const deletionKey = ['delete'] as const;

export function useDeleteCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...deletionKey, 'company'],
    mutationFn: (companyId: string) => callApi(api.deleteCompany, { params: { companyId } }),
    onMutate: (companyId) =>
      takeOut(client, (companies) => companies.filter((company) => company.id !== companyId)),
    onError: (_error, id, previous = []) => {
      changeList(client, (items) => putBack({ items, previous, id }));
    },
    onSettled: () => refreshAfterDeletions(client),
  });
}

export function useDeletePrompt() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...deletionKey, 'prompt'],
    mutationFn: (promptId: string) => callApi(api.deletePrompt, { params: { promptId } }),
    onMutate: (promptId) =>
      takeOut(client, (companies) =>
        companies.map((company) => ({
          ...company,
          prompts: company.prompts.filter((prompt) => prompt.id !== promptId),
        })),
      ),
    onError: (_error, id, previous = []) => {
      changeList(client, (companies) =>
        companies.map((company) => {
          const before = previous.find((candidate) => candidate.id === company.id)?.prompts ?? [];
          return { ...company, prompts: putBack({ items: company.prompts, previous: before, id }) };
        }),
      );
    },
    onSettled: () => refreshAfterDeletions(client),
  });
}

export function useDeletePrompts() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...deletionKey, 'prompts'],
    mutationFn: (promptIds: readonly string[]) =>
      callApi(api.deletePrompts, { body: { promptIds: [...promptIds] }, keepalive: true }),
    onMutate: (promptIds) =>
      takeOut(client, (companies) =>
        companies.map((company) => ({
          ...company,
          prompts: company.prompts.filter((prompt) => !promptIds.includes(prompt.id)),
        })),
      ),
    onError: (_error, _ids, previous) => {
      if (previous !== undefined) changeList(client, () => previous);
    },
    onSettled: () => refreshAfterDeletions(client),
  });
}

/** Changes the cached list at once and returns the old one, from which deletions the server refuses are restored. */
async function takeOut(
  client: QueryClient,
  change: (companies: CompanyWithPrompts[]) => CompanyWithPrompts[],
): Promise<CompanyWithPrompts[]> {
  await client.cancelQueries({ queryKey: companiesKey });
  const previous = client.getQueryData<CompanyList>(companiesKey)?.companies ?? [];
  changeList(client, change);
  return previous;
}

function changeList(
  client: QueryClient,
  change: (companies: CompanyWithPrompts[]) => CompanyWithPrompts[],
): void {
  client.setQueryData<CompanyList>(companiesKey, (list) => list && { companies: change(list.companies) });
}

/**
 * Changes of the list by another window, or by the server; creations and deletions of this window read it anew
 * themselves.
 */
export async function refreshChangedList(client: QueryClient): Promise<void> {
  const isBusy = [creationKey, deletionKey].some((mutationKey) => client.isMutating({ mutationKey }) > 0);
  if (!isBusy) await refreshCompanies(client);
}

/** After the last of several deletions: a list read before would bring back what the others still delete. */
async function refreshAfterDeletions(client: QueryClient): Promise<void> {
  if (client.isMutating({ mutationKey: deletionKey }) === 1) await refreshCompanies(client);
}

import { api, type Label, type LabelColour, type LabelSubject } from '@citato/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refreshCompanies } from '../list/queries.ts';
import { callApi } from '#lib/api-client';
import { useMay } from '#lib/session/use-may';

const NO_LABELS: Label[] = [];
const labelsKey = [api.listLabels.path] as const;

/** The labels of a subject, by name; none while they are not there, and for whom they are not. */
export function useLabels(subject: LabelSubject, { isWanted = true }: { isWanted?: boolean } = {}): Label[] {
  const maySee = useMay<'listLabels'>('read');
  const { data } = useQuery({
    queryKey: labelsKey,
    queryFn: ({ signal }) => callApi(api.listLabels, { signal }),
    select: ({ labels }) => labels.filter((label) => label.subject === subject),
    enabled: isWanted && maySee,
  });
  return data ?? NO_LABELS;
}

const refreshLabels = (client: QueryClient) => client.invalidateQueries({ queryKey: labelsKey });

export function useCreateLabel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { subject: LabelSubject; name: string; colour: LabelColour }) =>
      callApi(api.createLabel, { body }),
    onSuccess: () => refreshLabels(client),
  });
}

export function useUpdateLabel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ labelId, ...body }: { labelId: string; name: string; colour: LabelColour }) =>
      callApi(api.updateLabel, { params: { labelId }, body }),
    onSuccess: () => refreshLabels(client),
  });
}

/** It comes off all it stands on: the list of companies shows that. */
export function useDeleteLabel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (labelId: string) => callApi(api.deleteLabel, { params: { labelId } }),
    onSuccess: () => Promise.all([refreshLabels(client), refreshCompanies(client)]),
  });
}

export function useSetPromptLabels() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { promptIds: string[]; add: string[]; remove: string[] }) =>
      callApi(api.setPromptLabels, { body }),
    onSuccess: () => refreshCompanies(client),
  });
}

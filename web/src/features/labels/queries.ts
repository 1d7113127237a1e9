import { api, type Label, type LabelSubject } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** The labels of a subject, by name; none while they are not there. */
export function useLabels(subject: LabelSubject, { isWanted = true }: { isWanted?: boolean } = {}): Label[] {
  const { data } = useQuery({
    queryKey: [api.listLabels.path],
    queryFn: ({ signal }) => callApi(api.listLabels, { signal }),
    enabled: isWanted,
  });
  return data?.labels.filter((label) => label.subject === subject) ?? [];
}

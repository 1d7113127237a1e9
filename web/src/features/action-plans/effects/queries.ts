import { api, type CompanyWithPrompts, type DoneAction } from '@citato/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { effectsKey } from './effects-key.ts';

const NONE: readonly DoneAction[] = [];

/** What was done for a company and what came after it; nothing until it is there. */
export function useDoneActions({
  id,
  lastUpdated,
}: Pick<CompanyWithPrompts, 'id' | 'lastUpdated'>): readonly DoneAction[] {
  const { data } = useQuery({
    queryKey: [...effectsKey, id, lastUpdated],
    queryFn: ({ signal }) => callApi(api.listActionEffects, { params: { companyId: id }, signal }),
    placeholderData: keepPreviousData,
  });
  return data?.actions ?? NONE;
}

import { api, type CompanyInput } from '@citato/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { companyDraft } from '../list/kept-drafts.ts';
import { type NewPrompts, creationKey, refreshCompanies, refreshLimits } from '../list/queries.ts';

/** Apart from the list's queries: a page without this form need not know what a website is. */
export function useCreateCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: creationKey,
    mutationFn: (body: { company: CompanyInput } & NewPrompts) => callApi(api.createCompany, { body }),
    onSuccess: () => {
      // Before the list is read anew: the form may leave the screen with it.
      companyDraft.forget();
      return refreshCompanies(client);
    },
    onError: () => void refreshLimits(client),
  });
}

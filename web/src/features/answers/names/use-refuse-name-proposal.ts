import { api } from '@citato/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, readErrorMessage } from '#lib/api-client';
import { showToast } from '#ui';
import { namesDialogCopy } from './dialog-copy.ts';
import type { CorrectableCompany } from './use-correct-names.ts';

const copy = namesDialogCopy.proposals;

/** Says that two names are two companies: they are not proposed again. */
export function useRefuseNameProposal({ id: companyId }: Pick<CorrectableCompany, 'id'>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (pair: { name: string; into: string }) =>
      callApi(api.refuseNameProposal, { params: { companyId }, body: pair }),
    onSuccess: async (_, pair) => {
      showToast({ title: copy.refused(pair), tone: 'success' });
      await client.invalidateQueries({ queryKey: [api.listNameProposals.path, companyId] });
    },
    onError: (error) => {
      const description = readErrorMessage({ error, fallback: copy.failed });
      showToast({ title: copy.failed, description, tone: 'error' });
    },
  });
  return { refuse: mutate, isRefusing: isPending };
}

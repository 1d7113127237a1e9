import { api } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { randomId } from '#lib/browser/random-id';

const deskKey = (companyId: string) => [api.getReportDesk.path, companyId] as const;

/** What was made of a company for a client, and how it is handed over. */
export function useReportDesk(companyId: string) {
  return useQuery({
    queryKey: deskKey(companyId),
    queryFn: ({ signal }) => callApi(api.getReportDesk, { params: { companyId }, signal }),
    // Links are opened elsewhere: every view reads anew.
    staleTime: 0,
  });
}

/** A page stays as it is: read once. */
export function useClientReport(reportId: string | null) {
  return useQuery({
    queryKey: [api.getClientReport.path, reportId],
    enabled: reportId !== null,
    queryFn: ({ signal }) => callApi(api.getClientReport, { params: { reportId: reportId ?? '' }, signal }),
  });
}

function useDeskChange<Input, Result>(companyId: string, change: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(companyId) }),
  });
}

export const useCreateClientReport = (companyId: string) =>
  useDeskChange(companyId, (rivals: string[] | null) =>
    callApi(api.createClientReport, {
      params: { companyId },
      body: { requestId: randomId(), ...(rivals !== null && { rivals }) },
    }),
  );

export const useDeleteClientReport = (companyId: string) =>
  useDeskChange(companyId, (reportId: string) => callApi(api.deleteClientReport, { params: { reportId } }));

export const useSetReportLook = (companyId: string) =>
  useDeskChange(companyId, (body: { colour: string; caption: string | null }) =>
    callApi(api.setReportLook, { params: { companyId }, body }),
  );

export const useSetReportLogo = (companyId: string) =>
  useDeskChange(companyId, (file: File) => callApi(api.setReportLogo, { params: { companyId }, file }));

export const useDeleteReportLogo = (companyId: string) =>
  useDeskChange(companyId, () => callApi(api.deleteReportLogo, { params: { companyId } }));

export const useCreateReportLink = (companyId: string) =>
  useDeskChange(companyId, ({ reportId, ...body }: { reportId: string; days: number; password?: string }) =>
    callApi(api.createReportLink, { params: { reportId }, body }),
  );

export const useRevokeReportLink = (companyId: string) =>
  useDeskChange(companyId, (linkId: string) => callApi(api.revokeReportLink, { params: { linkId } }));

export const useSetReportMail = (companyId: string) =>
  useDeskChange(companyId, (recipientIds: string[]) =>
    callApi(api.setReportMail, { params: { companyId }, body: { recipientIds } }),
  );

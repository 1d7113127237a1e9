import { type AlertSettings, api } from '@citato/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '#lib/api-client';
import { settingsKey } from '../listing/settings-query.ts';
import { pickOwn } from './model.ts';

/** By how many points a company's mention rate has to change at each level; none without a company. */
export function useAlertBands(companyId: string | null) {
  return useQuery({
    queryKey: [api.getAlertBands.path, companyId],
    queryFn:
      companyId === null
        ? skipToken
        : ({ signal }) => callApi(api.getAlertBands, { params: { companyId }, signal }),
  });
}

/** Saves every choice as it is made; what is shown is the choice, until the server refuses it. */
export function useSaveSettings({ isOwnAlone }: { isOwnAlone: boolean }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: AlertSettings) =>
      isOwnAlone
        ? callApi(api.setOwnMailSettings, { body: pickOwn(settings) })
        : callApi(api.setAlertSettings, { body: settings }),
    scope: { id: 'alert-settings' },
    onMutate: (settings) => {
      client.setQueryData<ShownSettings>(settingsKey, (known) => known && { ...known, settings });
    },
    onError: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

type ShownSettings = z.output<(typeof api.getAlertSettings.responses)[200]>;

/** The next mail of Monday, as it would be now. */
export function useMondayMail() {
  return useQuery({
    queryKey: [api.previewMondayMail.path],
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => callApi(api.previewMondayMail, { signal }),
  });
}

const channelsKey = [api.listAlertChannels.path] as const;

export function useAlertChannels({ isWanted = true }: { isWanted?: boolean } = {}) {
  return useQuery({
    queryKey: channelsKey,
    staleTime: 0,
    enabled: isWanted,
    queryFn: ({ signal }) => callApi(api.listAlertChannels, { signal }),
  });
}

/** Every change of the channels, each followed by a fresh list. */
export function useChannelChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: channelsKey });
  const create = useMutation({
    mutationFn: (body: z.input<typeof api.createAlertChannel.body>) =>
      callApi(api.createAlertChannel, { body }),
    onSettled,
  });
  const update = useMutation({
    mutationFn: ({ channelId, ...body }: ChannelChange) =>
      callApi(api.updateAlertChannel, { params: { channelId }, body }),
    onSettled,
  });
  const test = useMutation({
    mutationFn: (channelId: string) => callApi(api.testAlertChannel, { params: { channelId } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (channelId: string) => callApi(api.deleteAlertChannel, { params: { channelId } }),
    onSettled,
  });
  return { create, update, test, remove };
}

type ChannelChange = { channelId: string } & z.input<typeof api.updateAlertChannel.body>;

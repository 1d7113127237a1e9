import { api } from '@citato/contract';
import { sendPage } from '#features/emails';
import { type AlertId, type CompanyId, type MuteId, toId } from '#lib/ids';
import { type Caller, type RouteImplementation, implement } from '#platform/http';
import type { AlertsDeps } from './alerts-deps.ts';
import { listAlerts } from './listing/list-alerts.ts';
import { readAlerts } from './listing/read-alerts.ts';
import { previewMondayMail } from './mondays/preview-monday-mail.ts';
import { muteByLink } from './muting/mute-by-link.ts';
import { showMuteLink } from './muting/show-mute-link.ts';
import { getAlertBands } from './settings/get-alert-bands.ts';
import { getAlertSettings } from './settings/get-alert-settings.ts';
import { muteAlert } from './settings/mute-alert.ts';
import { setAlertSettings } from './settings/set-alert-settings.ts';
import { type Member, setOwnMailSettings } from './settings/set-own-mail-settings.ts';
import { unmuteAlert } from './settings/unmute-alert.ts';

const companyOf = (id: string | null | undefined): CompanyId | null =>
  id === null || id === undefined ? null : toId<CompanyId>(id);

const memberOf = ({
  viewer: { accountId },
  userId,
  role,
}: Pick<Caller, 'viewer' | 'userId' | 'role'>): Member => ({
  accountId,
  userId,
  role,
});

export function alertRoutes(deps: AlertsDeps): RouteImplementation[] {
  return [
    implement(api.listAlerts, async ({ caller: { viewer }, query: { companyId, ...page } }) => ({
      status: 200,
      body: await listAlerts(deps.db, { viewer, companyId: companyOf(companyId), ...page }),
    })),
    implement(api.readAlerts, async ({ caller: { accountId: userId }, body }) => {
      await readAlerts(deps, { userId, companyId: companyOf(body.companyId) });
      return { status: 204 };
    }),
    implement(api.getAlertSettings, async ({ caller }) => ({
      status: 200,
      body: await getAlertSettings(deps, { member: memberOf(caller), viewer: caller.viewer }),
    })),
    implement(api.setAlertSettings, async ({ caller, body }) => ({
      status: 200,
      body: { settings: await setAlertSettings(deps, { member: memberOf(caller), settings: body }) },
    })),
    implement(api.setOwnMailSettings, async ({ caller, body }) => ({
      status: 200,
      body: { settings: await setOwnMailSettings(deps, { member: memberOf(caller), settings: body }) },
    })),
    implement(api.getAlertBands, async ({ caller: { viewer }, params }) => ({
      status: 200,
      body: await getAlertBands(deps, { viewer, companyId: toId<CompanyId>(params.companyId) }),
    })),
    implement(api.previewMondayMail, async ({ caller }) => ({
      status: 200,
      body: await previewMondayMail(deps, { member: memberOf(caller), viewer: caller.viewer }),
    })),
    implement(api.muteAlert, async ({ caller: { accountId: userId }, params, body: { scope } }) => ({
      status: 201,
      body: { mute: await muteAlert(deps, { userId, alertId: toId<AlertId>(params.alertId), scope }) },
    })),
    implement(api.unmuteAlert, async ({ caller, params }) => {
      await unmuteAlert(deps, { member: memberOf(caller), muteId: toId<MuteId>(params.muteId) });
      return { status: 204 };
    }),
    implement(api.showMuteLink, async ({ query, reply }) =>
      sendPage(reply, await showMuteLink(deps, query.token)),
    ),
    implement(api.muteByLink, async ({ query, body, reply }) =>
      sendPage(reply, await muteByLink(deps, { ...query, isMuted: body?.action !== 'resume' })),
    ),
  ];
}

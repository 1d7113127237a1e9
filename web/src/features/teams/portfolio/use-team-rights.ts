import { useMay } from '#lib/session/use-may';

/** What a member may see of the agency's own work, and change of it: nothing of it is a client's. */
export function useTeamRights() {
  return {
    maySeeTeam: useMay<'listLabels'>('read'),
    mayAssign: useMay<'setCompanyAssignee'>('edit'),
    mayLabel: useMay<'setCompanyLabels'>('edit'),
  };
}

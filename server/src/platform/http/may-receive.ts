import type { LiveEvent } from '@citato/contract';
import { toId } from '#lib/ids';
import { type Viewer, canView } from '#lib/viewer';

/** Whether an event says nothing beyond what its receiver may see: a client hears of their own companies only. */
export function mayReceive(viewer: Viewer, event: LiveEvent): boolean {
  if (viewer.companyIds === null) return true;
  switch (event.type) {
    case 'companies.changed':
    case 'members.changed':
      return true;
    case 'monitoring.updated':
    case 'company.rereading':
    case 'alerts.changed':
      return canView(viewer, toId(event.companyId));
    case 'analysis.progress':
      return canView(viewer, toId(event.progress.companyId));
    // It names a prompt without its company.
    case 'task-list.updated':
      return false;
  }
}

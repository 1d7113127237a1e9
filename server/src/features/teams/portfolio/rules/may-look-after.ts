import { may, type Role } from '@citato/contract';

/** A client reads; whoever looks after a company sees what the organisation knows of it. */
export const mayLookAfter = (role: Role): boolean => may({ role, needs: 'read' });

import { EMBEDDED_ADMIN } from '../config.ts';

/** The accounts of the demonstration; both have the same, public password. */
export const DEMO_EMAILS = { customer: 'demo@citato.example', admin: EMBEDDED_ADMIN } as const;
export const DEMO_PASSWORD = 'Demo-Citato-2026';

import type { PlanId } from '@citato/contract';

/** The events for the operator's tag manager, where there is one. Never a query string: it may hold a token. */
export type TrackedEvent =
  | {
      event: 'page_view';
      path: string;
      title: string;
      category: 'landing' | 'auth' | 'checkout' | 'admin' | 'profile' | 'test' | 'dashboard';
      userId: string | null;
      authenticated: boolean;
    }
  | { event: 'cta_click'; label: string; destination: string }
  | {
      event: 'sign_up';
      /** Left out once statistics are allowed: a tag manager may read along then. */
      email?: string;
      firstName?: string;
      lastName?: string;
      plan: PlanId;
      method: 'email';
      timestamp: string;
    }
  | { event: 'begin_checkout'; plan: PlanId; value: number; currency: 'EUR' }
  | { event: 'purchase'; transaction_id: string; plan: PlanId; value: number; currency: 'EUR' }
  | {
      event: 'plan_change';
      previous_plan: PlanId;
      new_plan: PlanId;
      price_difference: number;
      change_type: 'upgrade' | 'downgrade';
      currency: 'EUR';
    }
  | { event: 'subscription_cancelled' }
  | { event: 'gtm.js'; 'gtm.start': number };

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pushes to the page's own data layer; nothing leaves the browser by itself. */
export function track(event: TrackedEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** Empties the data layer: its events are not sent. */
export function forgetTracked(): void {
  window.dataLayer?.splice(0);
}

import type { Appearance } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/**
 * The appearance of Stripe's fields, which stand in a frame of Stripe's: our tokens, as they are in the present theme.
 */
export function useAppearance(): Appearance {
  const isDark = useSyncExternalStore(followTheme, () => matchMedia(DARK).matches);
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--c-${name}`).trim();
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('accent'),
      colorBackground: token('raised'),
      colorText: token('text'),
      colorTextSecondary: token('muted'),
      colorTextPlaceholder: token('faint'),
      colorDanger: token('negative'),
      fontFamily: "'IBM Plex Sans', system-ui, sans-serif",
      fontSizeBase: '15px',
      spacingUnit: '4px',
      borderRadius: '7px',
      gridRowSpacing: '16px',
      gridColumnSpacing: '12px',
    },
    rules: {
      '.Input': { border: `1px solid ${token('control')}`, boxShadow: 'none', padding: '10px 12px' },
      '.Input:focus': {
        border: `1px solid ${token('focus')}`,
        boxShadow: `0 0 0 1px ${token('focus')}`,
        outline: 'none',
      },
      '.Label': { color: token('text'), fontSize: '14px', fontWeight: '500' },
      '.Error': { fontSize: '13px' },
    },
  };
}

function followTheme(onChange: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownRates } from './shown-rates.tsx';

it('says in how many searches an AI answer appears, and that the others are no answers without the company', () => {
  const rate = { percent: 61.9, lowPercent: 51.2, highPercent: 71.6, n: 84 };
  render(<ShownRates rates={[{ engine: 'ai_overviews', rate }]} />);
  const { textContent } = screen.getByRole('region', { name: 'Quanto spesso compare una risposta AI' });
  expect(textContent).toContain('Google AI Overviews');
  expect(textContent).toMatch(/compare una risposta AI nel 61,9\s?% delle ricerche \(n = 84\)/);
  expect(textContent).toContain('non conta nella Mention Rate');
});

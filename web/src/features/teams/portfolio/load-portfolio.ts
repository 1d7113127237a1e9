/** The table comes once it is chosen. */
export const loadPortfolio = async () => (await import('./components/portfolio.tsx')).Portfolio;

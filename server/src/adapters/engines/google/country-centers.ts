import type { MarketCountry } from '@citato/contract';

/** The search tool takes a point and no country: the middle of each, in degrees. */
export const COUNTRY_CENTERS: Readonly<Record<MarketCountry, { latitude: number; longitude: number }>> = {
  IT: { latitude: 41.9, longitude: 12.5 },
  AT: { latitude: 47.6, longitude: 14.1 },
  BE: { latitude: 50.6, longitude: 4.7 },
  CH: { latitude: 46.8, longitude: 8.2 },
  DE: { latitude: 51.2, longitude: 10.4 },
  ES: { latitude: 40.4, longitude: -3.7 },
  FR: { latitude: 46.6, longitude: 2.5 },
  GB: { latitude: 52.5, longitude: -1.5 },
  IE: { latitude: 53.2, longitude: -7.8 },
  MT: { latitude: 35.9, longitude: 14.4 },
  NL: { latitude: 52.2, longitude: 5.4 },
  PT: { latitude: 39.6, longitude: -8.2 },
  SM: { latitude: 43.9, longitude: 12.5 },
  US: { latitude: 39.8, longitude: -98.6 },
};

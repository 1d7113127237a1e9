/** The least contrast of text against what it stands on (WCAG 2.2, AA). */
const MIN_CONTRAST = 4.5;
const STEP = 0.04;

type Channels = readonly [number, number, number];

/** '#7A2E3A', or null for what is no colour of six digits. */
export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function readChannels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const writeChannels = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function luminance(hex: string): number {
  const [red, green, blue] = readChannels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** How far two colours stand apart, 1 to 21 (WCAG 2.2). */
export function findContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour as it can be read on a background: mixed with black or white until it stands out enough. */
export function makeReadable({ colour, background }: { colour: string; background: string }): string {
  const target = luminance(background) > 0.2 ? 0 : 255;
  const [red, green, blue] = readChannels(colour);
  for (let share = 0; share < 1; share += STEP) {
    const mix = (channel: number) => channel + (target - channel) * share;
    const mixed = writeChannels([mix(red), mix(green), mix(blue)]);
    if (findContrast(mixed, background) >= MIN_CONTRAST) return mixed;
  }
  return writeChannels([target, target, target]);
}

type Triple = readonly [number, number, number];

/** How eyes without one kind of cones see, in linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Triple[]>;

export type Eyes = keyof typeof EYES;

/** The colours among the tokens of one theme, by name without `--c-`. */
export function readColours(css: string): Map<string, string> {
  const found = css.matchAll(/--c-([a-z0-9-]+):\s*(#[0-9a-f]{6})/g);
  return new Map([...found].map(([, name = '', colour = '']) => [name, colour]));
}

/** WCAG 2.2: 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** In OKLab × 100: 2 is just seen, 10 is clearly apart. */
export function measureDistance({ one, other, eyes }: { one: string; other: string; eyes: Eyes }): number {
  const [a, b] = [one, other].map((colour) => toLab(seeWith(eyes, toLinear(colour))));
  if (a === undefined || b === undefined) throw new Error('Two colours were asked for');
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function toLinear(colour: string): Triple {
  const channel = (start: number): number => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminanceOf = (colour: string): number => dot([0.2126, 0.7152, 0.0722], toLinear(colour));

function seeWith(eyes: Eyes, light: Triple): Triple {
  const [red, green, blue] = EYES[eyes];
  const shown = (row: Triple): number => Math.min(1, Math.max(0, dot(row, light)));
  return [shown(red), shown(green), shown(blue)];
}

function toLab(light: Triple): Triple {
  const cone = (row: Triple): number => Math.cbrt(dot(row, light));
  const cones: Triple = [
    cone([0.4122214708, 0.5363325363, 0.0514459929]),
    cone([0.2119034982, 0.6806995451, 0.1073969566]),
    cone([0.0883024619, 0.2817188376, 0.6299787005]),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

const dot = (one: Triple, other: Triple): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

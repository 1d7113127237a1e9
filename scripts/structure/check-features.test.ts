import { describe, expect, it } from 'vitest';
import { checkFeatures, describeFeatures } from './check-features.ts';

const importing = (path: string, targets: readonly string[]) => ({
  path,
  text: targets.map((target) => `import { a } from '#features/${target}';\n`).join(''),
});
const serverFeatures = Array.from({ length: 12 }, (_, index) => `f${String.fromCharCode(97 + index)}`);
const below = (index: number) => serverFeatures.slice(0, index);
const stack = serverFeatures.map((feature, index) =>
  importing(`server/src/features/${feature}/store.ts`, below(index)),
);

describe('the features of both sides', () => {
  it('count an arrow once, however often it is drawn, and none of a test, of the web or of a feature to itself', () => {
    const files = [
      importing('server/src/features/fb/list-things.ts', ['fa', 'fb']),
      importing('server/src/features/fb/store.ts', ['fa']),
      importing('server/src/features/fa/store.test.ts', ['fb']),
      importing('web/src/features/fa/queries.ts', ['fb']),
      importing('server/src/app/main.ts', ['fa', 'fb']),
    ];
    expect(describeFeatures(files)).toBe('2 features of the server, 1 arrows between them; 1 of the web');
  });

  it('have ninety arrows at most', () => {
    const others = ['ga', 'gb', 'gc', 'gd'];
    const more = others.map((feature, index) =>
      importing(`server/src/features/${feature}/store.ts`, below([6, 6, 6, 6][index] ?? 0)),
    );
    const all = [...serverFeatures, ...others];
    expect(checkFeatures({ files: [...stack, ...more], serverFeatures: all })).toEqual([]);
    const oneMore = importing('server/src/features/gd/tables.ts', ['fl']);
    expect(checkFeatures({ files: [...stack, ...more, oneMore], serverFeatures: all })).toEqual([
      expect.stringMatching(/^server\/src\/features: 91 pairs of features/),
    ]);
  });

  it('carry one name on both sides, but for those the server has none of', () => {
    const named = (feature: string) => importing(`web/src/features/${feature}/queries.ts`, []);
    expect(checkFeatures({ files: [named('fa'), named('public'), named('config')], serverFeatures })).toEqual(
      [],
    );
    expect(checkFeatures({ files: [named('labels')], serverFeatures })).toEqual([
      'web/src/features/labels: no feature of the server is called so; it is a room of one',
    ]);
  });
});

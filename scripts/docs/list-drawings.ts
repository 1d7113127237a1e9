import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import layers from '../law/layers.json' with { type: 'json' };
import serverFeatures from '../law/server-features.json' with { type: 'json' };
import { ROOT } from '../root.ts';
import { drawLayers } from './draw-layers.ts';
import { drawTables } from './draw-tables.ts';

const TABLES = /^server\/src\/features\/([^/]+)\/(?:[^/]+\/)?tables\.ts$/;

/** The generated drawings of docs/architecture.md, by the name of their marks. */
export function listDrawings(files: readonly string[]): { name: string; drawing: string }[] {
  const features = serverFeatures.filter((feature) =>
    files.includes(`server/src/features/${feature}/index.ts`),
  );
  const tableFiles = files.flatMap((path) => {
    const feature = TABLES.exec(path)?.[1];
    return feature === undefined ? [] : [{ feature, text: readFileSync(join(ROOT, path), 'utf8') }];
  });
  return [
    { name: 'layers', drawing: drawLayers({ layers, features }) },
    { name: 'tables', drawing: drawTables(tableFiles) },
  ];
}

/** One point of a line in percent; null where nothing was measured. */
export interface TrendPoint {
  percent: number;
  low: number;
  high: number;
  /** It can be laid beside the point before: without that no stroke joins them. */
  isJoined: boolean;
}

/** Points that stand together, as paths. */
export interface Stroke {
  line: string;
  band: string;
  /** Of one point alone, which is drawn as a dot. */
  isDot: boolean;
}

interface Placed extends TrendPoint {
  x: number;
}

/** A line with its band on a scale from 0 to `max`: a gap ends a stroke, and so does a point that is not joined. */
export function drawStrokes({
  points,
  width,
  height,
  max,
}: {
  points: readonly (TrendPoint | null)[];
  width: number;
  height: number;
  max: number;
}): Stroke[] {
  const place = (x: number, percent: number) =>
    `${x.toFixed(1)} ${(height * (1 - percent / max)).toFixed(1)}`;
  return splitStrokes(placePoints(points, width)).map((stroke) => ({
    line: drawLine(stroke, place),
    band: drawBand(stroke, place),
    isDot: stroke.length === 1,
  }));
}

/** From edge to edge; a single one at the end. */
const placePoints = (points: readonly (TrendPoint | null)[], width: number): (Placed | null)[] =>
  points.map((point, index) =>
    point === null
      ? null
      : { ...point, x: points.length < 2 ? width : (index / (points.length - 1)) * width },
  );

function splitStrokes(points: readonly (Placed | null)[]): Placed[][] {
  const strokes: Placed[][] = [];
  let open: Placed[] | null = null;
  for (const point of points) {
    if (point === null) open = null;
    else if (open !== null && point.isJoined) open.push(point);
    else strokes.push((open = [point]));
  }
  return strokes;
}

type Place = (x: number, percent: number) => string;

function drawLine(stroke: readonly Placed[], place: Place): string {
  const [first, ...rest] = stroke;
  if (first === undefined) return '';
  // A stroke of no length is a dot.
  if (rest.length === 0) return `M${place(first.x, first.percent)}h0`;
  return `M${stroke.map(({ x, percent }) => place(x, percent)).join('L')}`;
}

function drawBand(stroke: readonly Placed[], place: Place): string {
  const there = stroke.map(({ x, high }) => place(x, high));
  const back = stroke.toReversed().map(({ x, low }) => place(x, low));
  return `M${[...there, ...back].join('L')}Z`;
}

import type { FormObject } from '../form-body.ts';
import type { Json } from '../rendering/json.ts';
import type { World } from '../stripe-world.ts';

export interface RouteRequest {
  readonly world: World;
  readonly form: FormObject;
  /** The parts of the path that are ids. */
  readonly ids: readonly string[];
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for an id. */
  readonly path: string;
  /** What it takes beside `expand`; anything else is refused, as the API does. */
  readonly takes: readonly string[];
  /** For browsers, too, which have only the publishable key. */
  readonly isPublic?: true;
  readonly answer: (request: RouteRequest) => Json;
}

import type { Rooms } from '../structure/check-paths.ts';

/** The rooms of every feature that has some, by the feature's folder. */
export function readRooms(): Rooms;

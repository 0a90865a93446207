import type { MapPicture, Scene } from '../src/index.ts';

/** Something for the demo to show. */
export interface Sample {
  readonly map: MapPicture;
  readonly scene: Scene;
}

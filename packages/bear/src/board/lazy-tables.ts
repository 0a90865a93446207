import type { Ground } from './ground.ts';
import type { SightOptions } from './sight-options.ts';
import { tablesFor } from './tables-cache.ts';
import type { Tables } from './tables.ts';

/** Tables that are made when one of them is looked at: they take long, and a map that is only being chosen needs none. */
export class LazyTables implements Tables {
  readonly ground: Ground;
  readonly options: SightOptions;
  readonly size: number;
  private made: Tables | null = null;

  constructor(ground: Ground, options: SightOptions) {
    this.ground = ground;
    this.options = options;
    this.size = ground.area.hexes.length;
  }

  get distances(): Uint8Array {
    return this.make().distances;
  }

  get bearings(): Int8Array {
    return this.make().bearings;
  }

  get sight(): Uint8Array {
    return this.make().sight;
  }

  private make(): Tables {
    return (this.made ??= tablesFor(this.ground, this.options));
  }
}

import type { Posture } from '../model/pack/solo-mission.ts';
import type { DraftPlay } from '../model/draft/draft.ts';
import type { BearEvent } from '../model/battle/event.ts';
import type { Half } from '../model/pack/generator.ts';
import type { Pack } from '../model/pack/pack.ts';
import { AI_SEAT } from '../model/battle/player.ts';
import type { View } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';

export type DraftStatistics = {
  readonly sides: { readonly [seat: string]: Side };
  readonly initiative: Side | null;
  readonly boards: readonly string[];
  readonly plays: readonly PlayedHalf[];
  readonly conditions: readonly PlayedCondition[];
  /** Null if both sides were played by people. */
  readonly ai: AiStatistics | null;
};

export type PlayedHalf = { readonly side: Side; readonly card: string; readonly half: Half };
type PlayedCondition = { readonly card: string; readonly half: Half };
type AiStatistics = {
  readonly side: Side;
  readonly posture: Posture;
  /** How often each tile was executed, by the tile's word. */
  readonly tiles: { readonly [tile: string]: number };
};

/** `german-04`: a Generator Card, or a tile's side with its number */
export function cardWord({ side, number }: { readonly side: Side; readonly number: number }): string {
  return `${side}-${String(number).padStart(2, '0')}`;
}

/** Records one match from the events of every entry, set-up first, and the view after each. */
export class DraftRecord {
  readonly #pack: Pack;
  readonly #executed = new Map<number, number>();
  #last: View | null = null;

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  note(events: readonly BearEvent[], view: View): void {
    this.#last = view;
    const generated = view.terms.solo?.generated ?? null;
    if (generated === null) return;
    // S7.1: several AI may act under one order, which counts once.
    const ordered = new Set<number>();
    for (const event of events) {
      // A tile with several events counts once.
      if (event.key === 'tileExecuted' && event.event === 0) this.#count(event.tile);
      if (event.key === 'aiDrew') ordered.clear();
      if (event.key !== 'aiOrdered') continue;
      const { part, place } = event.source;
      const tile =
        part === 'counteraction'
          ? generated.counteractionTiles[place]
          : part === 'missionOrder'
            ? generated.missionOrderTiles[place]
            : undefined;
      if (tile === undefined || ordered.has(tile)) continue;
      ordered.add(tile);
      this.#count(tile);
    }
  }

  #count(tile: number): void {
    this.#executed.set(tile, (this.#executed.get(tile) ?? 0) + 1);
  }

  /** Null unless the match was generated. */
  end(): DraftStatistics | null {
    const view = this.#last;
    if (view === null || view.draft === null) return null;
    const { players, terms, draft } = view;
    return {
      sides: Object.fromEntries(players.map(({ seat, side }) => [seat, side])),
      initiative: players[draft.initiative]?.side ?? null,
      boards: 'boards' in terms.map ? terms.map.boards.map(({ board }) => board) : [],
      plays: draft.plays.flatMap((play) => this.#half(play)),
      conditions: draft.plays.flatMap(({ deck, card, half }) =>
        deck === 'condition' ? [{ card: this.#pack.conditionCards[card]?.id ?? '?', half }] : [],
      ),
      ai: this.#ai(view),
    };
  }

  #half({ deck, card, half }: DraftPlay): PlayedHalf[] {
    const printed = this.#pack.generatorCards[card];
    return deck === 'card' && printed !== undefined ? [{ side: printed.side, card: cardWord(printed), half }] : [];
  }

  #ai({ players, draft }: View): AiStatistics | null {
    const build = draft?.ai ?? null;
    const side = players.find(({ seat }) => seat === AI_SEAT)?.side;
    if (build === null || side === undefined) return null;
    const tiles = build.tiles.flatMap((place) => {
      const tile = this.#pack.aiTiles[place];
      return tile === undefined ? [] : [[cardWord(tile), this.#executed.get(place) ?? 0] as const];
    });
    return { side, posture: build.posture, tiles: Object.fromEntries(tiles) };
  }
}

import type { DraftView, DraftPlay } from '../model/draft/draft.ts';
import type { TopKind } from '../model/pack/generator.ts';
import type { Pack } from '../model/pack/pack.ts';
import { type Side, SIDES } from '../model/pack/unit-type.ts';

/** G1.1: the public board of a side, section by section, each card under those before it. */
export interface RecordBoard {
  readonly side: Side;
  readonly victory: readonly DraftPlay[];
  readonly units: readonly DraftPlay[];
  /** Special Rules & Events, Condition Cards played for their tops among them. */
  readonly special: readonly DraftPlay[];
  /** G3.9: Condition Cards whose benefit lasts, at the bottom edge beside Units. */
  readonly benefits: readonly DraftPlay[];
}

type Section = Exclude<keyof RecordBoard, 'side'>;

const SECTIONS: Readonly<Record<TopKind, Section>> = { victory: 'victory', rule: 'special', event: 'special' };

/** Where a half stands; null for a Condition Card that was discarded. */
function sectionOf(pack: Pack, { deck, card, half }: DraftPlay): Section | null {
  if (deck === 'card') {
    const top = pack.generatorCards[card]?.top;
    return half === 'bottom' || top === undefined ? 'units' : SECTIONS[top.kind];
  }
  if (half === 'top') return 'special';
  return pack.conditionCards[card]?.bottom.lasts === true ? 'benefits' : null;
}

export function recordBoards({ plan, plays }: Pick<DraftView, 'plan' | 'plays'>, pack: Pack): readonly RecordBoard[] {
  return SIDES.map((side) => {
    const own = plays.filter(({ player }) => plan.roles[player]?.side === side);
    const inSection = (section: Section): DraftPlay[] => own.filter((play) => sectionOf(pack, play) === section);
    return {
      side,
      victory: inSection('victory'),
      units: inSection('units'),
      special: inSection('special'),
      benefits: inSection('benefits'),
    };
  });
}

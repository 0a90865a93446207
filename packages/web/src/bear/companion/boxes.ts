import { fitPositions, NATIONS, type Pack, SIDES } from '@sandtable/bear';
import { printProblems } from '@sandtable/kernel';
import type { CompanionBox, CompanionStart } from '../../face/companion.ts';
import type { KeptPack, NamedPack } from '../../face/packs.ts';
import { engine } from '../engine/engine.ts';
import { boardKey, boardPicture } from '../scene/board-picture.ts';
import '../sides.css';
import { takenOver } from './ours.ts';

const CAPS = 5;

/** The boards of ours and of each pack in this browser. */
export async function startWith(kept: readonly KeptPack[]): Promise<CompanionStart> {
  const packs = kept.length === 0 ? [] : (await import('../engine/own-packs.ts')).ownPacks.fitAll(kept);
  return {
    boxes: [boxOf(engine().pack, null), ...packs.map((own) => boxOf(own.pack, own))],
    sides: SIDES.map((side) => ({ id: side, name: NATIONS[side] })),
    seatOf: otherThan,
    drawn: 'The Order Card I drew',
  };
}

function boxOf(pack: Pack, own: NamedPack<Pack> | null): CompanionBox {
  const box = own?.named.hash ?? '';
  const taken = own === null ? new Set<Pack['boards'][number]>() : takenOver(pack).boards;
  const boards = pack.boards.filter((board) => !taken.has(board));
  return {
    key: box,
    name: own?.named.name ?? 'Sandtable',
    boards: boards.map(({ id, label, name }) => ({
      box,
      id,
      name: `${label} ${name}`,
      key: boardKey(pack, id),
      picture: () => boardPicture(pack, id),
    })),
    ours: [...taken].map(({ id }) => id),
    optionsOf: (laid, ai) => ({
      ...(own === null ? {} : { pack: own.named }),
      position: {
        game: 'bear',
        map: { boards: laid.map(({ id, at, turned }) => ({ board: id, at, ...(turned ? { turned } : {}) })) },
        solo: { ai },
        turn: otherThan(ai),
        players: { [otherThan(ai)]: { caps: CAPS } },
      },
    }),
    refusalOf(options) {
      fitPositions();
      const read = engine().system.options(options);
      return read.ok ? '' : printProblems(read.problems).join('; ');
    },
  };
}

function otherThan(side: string): string {
  return SIDES.find((each) => each !== side) ?? side;
}

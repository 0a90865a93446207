import type { AiOrder } from '../model/solo/order.ts';
import type { AiTile } from '../model/pack/solo-mission.ts';
import { LIST_NAMES, POSTURE_NAMES } from './ai-build-words.ts';
import { printOrder, tileName } from './order-text.ts';
import { printTrackEvent } from './track-text.ts';

/** An AI tile as it is printed: nothing on it names a hex or a unit. */
export interface TileText {
  /** `Tile 04` */
  readonly title: string;
  /** Which list of the sheet it goes to. */
  readonly list: string;
  /** Its symbol: Defense or Offense. */
  readonly posture: string;
  readonly name: string;
  readonly yellow: boolean;
  readonly text: string;
  /** G6.1: what holds for the whole mission. */
  readonly parameters: readonly string[];
}

const PARAMETER_TEXT: Readonly<Record<AiTile['parameters'][number]['kind'], string>> = {
  lowRisk: 'The AIs of the chosen card make all moves as Low Risk',
};

export function tileText(tile: AiTile): TileText {
  return {
    title: tileName(tile.number),
    list: LIST_NAMES[tile.kind],
    posture: POSTURE_NAMES[tile.posture],
    name: tile.kind === 'track' ? tile.name : '',
    yellow: tile.kind === 'track' && tile.yellow,
    text: textOf(tile),
    parameters: tile.parameters.map(({ kind }) => PARAMETER_TEXT[kind]),
  };
}

/** `Tile 04 (Offense), Counteraction: Hit AI of the chosen card closest to a unit: rally` */
export function printTile(tile: AiTile): string {
  const { title, list, posture, name, yellow, text, parameters } = tileText(tile);
  const kind = [list, ...(name === '' ? [] : [name])].join(' ');
  return [`${title} (${posture}), ${kind}${yellow ? ' (yellow)' : ''}: ${text}`, ...parameters].join('. ');
}

function textOf(tile: AiTile): string {
  if (tile.kind !== 'track') return printOrder(asPrinted(tile, tile.order));
  return tile.events
    .map((event) =>
      printTrackEvent(event.kind === 'order' ? { ...event, order: asPrinted(tile, event.order) } : event, NO_NAMES),
    )
    .join('. ');
}

/** Whose units they are is known only in a match. */
function asPrinted({ among }: AiTile, order: AiOrder): AiOrder {
  return among === 'card' ? { ...order, among: [] } : order;
}

const NO_NAMES = { hex: String, unit: String };

import { cardId, type Guideline, halfText, NATIONS, type Pack, tileText } from '@sandtable/bear';
import { DataTable } from '../../rules/data-table.tsx';
import { capital } from '../../ui/words.ts';
import { fitGenerators } from '../engine/generators.ts';
import { printRanges, twoDigits } from '../generate/guideline-facts.ts';

const GUIDELINE_HEADS = [
  ...['Guideline', 'Players', 'Rounds', 'Minutes', 'Action deck', 'Boards'],
  ...['Generator Cards', 'Hand', 'CAPs', 'Action Cards a round', 'Variant'],
];

export function GuidelineChart() {
  return <DataTable label="Guidelines" heads={GUIDELINE_HEADS} rows={guidelineRows(fitGenerators())} />;
}

export function CardChart() {
  return (
    <DataTable label="Generator Cards" heads={['Card', 'Name', 'Top', 'Bottom']} rows={cardRows(fitGenerators())} />
  );
}

export function ConditionChart() {
  return (
    <DataTable
      label="Condition Cards"
      heads={['Card', 'For both sides', 'For you']}
      rows={conditionRows(fitGenerators())}
    />
  );
}

export function TileChart() {
  return (
    <DataTable label="AI tiles" heads={['Tile', 'Posture', 'Place', 'What it does']} rows={tileRows(fitGenerators())} />
  );
}

export function SheetChart() {
  const pack = fitGenerators();
  return <DataTable label="Mission sheets" heads={['Space', ...SHEETS.map(capital)]} rows={sheetRows(pack)} />;
}

// The tables of the generator chapter, from the pack that the game uses.

type Rows = readonly (readonly string[])[];

/** G2.1: one row for each guideline. */
export function guidelineRows({ guidelines }: Pack): Rows {
  return guidelines.map((guideline) => {
    const { number, name, rounds, minutes, actionDeck, maps, entry, roles } = guideline;
    const [least, most] = minutes;
    const each = (of: (role: Guideline['roles'][number]) => string | number): string => bySide(guideline, of);
    return [
      `${number} ${name}`,
      roles.length === 2 ? '1 v 1' : String(roles.length),
      String(rounds),
      least === most ? String(least) : `${least}-${most}`,
      printRanges(actionDeck),
      entry === 'longEdge' ? `${maps}, long edges` : String(maps),
      each(({ cards }) => `${twoDigits(cards.from)}-${twoDigits(cards.to)}`),
      each(({ hand }) => hand),
      each(({ caps }) => caps),
      each(({ actionCards }) => actionCards),
      variantText(guideline.variant),
    ];
  });
}

function variantText(variant: Guideline['variant']): string {
  switch (variant?.kind) {
    case undefined:
      return 'none';
    case 'hand': {
      const caps = variant.capsLess === 0 ? 'CAPs equal to it' : 'CAPs one less';
      return `${variant.maps === 1 ? 'one board, ' : ''}hand ${variant.from}-${variant.to}, ${caps}`;
    }
    case 'secondMap':
      return `a second board, hand ${variant.hand}`;
    case 'reverse':
      return 'nations reversed';
    case 'splitDecks':
      return 'each team splits its decks as it likes';
  }
}

/** One value if all roles share it, otherwise each with its side. */
function bySide({ roles }: Guideline, of: (role: Guideline['roles'][number]) => string | number): string {
  const all = roles.map((role) => String(of(role)));
  if (new Set(all).size === 1) return all[0] ?? '';
  return roles.map(({ side }, place) => `${NATIONS[side]} ${all[place] ?? ''}`).join(', ');
}

/** G1.0: one row for each Generator Card. */
export function cardRows(pack: Pack): Rows {
  return pack.generatorCards.map(({ side, number, name }, card) => [
    `${NATIONS[side]} ${twoDigits(number)}`,
    name,
    halfText(pack, { deck: 'card', card: cardId(card), half: 'top' }).join(' '),
    halfText(pack, { deck: 'card', card: cardId(card), half: 'bottom' }).join(' '),
  ]);
}

/** G1.2: one row for each Condition Card. */
export function conditionRows(pack: Pack): Rows {
  return pack.conditionCards.map(({ name, bottom }, card) => [
    name,
    halfText(pack, { deck: 'condition', card: cardId(card), half: 'top' }).join(' '),
    `${bottom.name}: ${halfText(pack, { deck: 'condition', card: cardId(card), half: 'bottom' }).join(' ')}`,
  ]);
}

/** G5.3b: one row for each side of a tile. */
export function tileRows({ aiTiles }: Pack): Rows {
  return aiTiles.map((tile) => {
    const { list, posture, name, yellow, text, parameters } = tileText(tile);
    const says = [name === '' ? text : `${name}: ${text}`, ...parameters].join('. ');
    return [`${NATIONS[tile.side]} ${twoDigits(tile.number)}`, posture, yellow ? `${list}, yellow` : list, says];
  });
}

/** In the order of the rulebook. */
const SHEETS = ['offense', 'defense'] as const;

/** G5.3.4, G5.3.5: where tiles lie, what happens on the other spaces, and where missions end; one column for each side of the sheet. */
export function sheetRows({ missionSheets }: Pack): Rows {
  const sheets = SHEETS.map((posture) => missionSheets.find((sheet) => sheet.posture === posture));
  const [first] = sheets;
  if (first === undefined) return [];
  const tiles = first.tiles.map((spaces, place) => {
    const number = place + 1;
    const letters = `${number}a to ${number}${String.fromCodePoint(96 + spaces.length)}`;
    return [spaces.join(', '), `tile ${number} (${letters})`, `tile ${number}`];
  });
  const last = first.ends.at(-1);
  const rows = new Map<number, readonly string[]>(
    first.ends.map((end) => [
      end.space,
      [`end of a mission of ${end.rounds} rounds${end === last ? ' or more' : ''}`, 'the same'],
    ]),
  );
  for (const { space } of sheets.flatMap((sheet) => sheet?.track ?? []))
    rows.set(
      space,
      sheets.map((sheet) => sheet?.track.find((each) => each.space === space)?.name ?? ''),
    );
  const byOrder = [...rows].toSorted(([one], [other]) => one - other);
  return [...tiles, ...byOrder.map(([space, cells]) => [String(space), ...cells])];
}

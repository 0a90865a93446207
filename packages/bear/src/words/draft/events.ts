import { counted } from '@sandtable/kernel';
import type { DraftEvent, IdleReason, OptionEvent } from '../../model/draft/events.ts';
import { NONE } from '../../model/ids.ts';
import { type EventWords, SIDE_NAMES } from '../event-names.ts';
import { MARKER_NAMES } from '../map-words.ts';

const IDLE: Readonly<Record<IdleReason, string>> = {
  noCard: 'no such card with units was played yet',
  noHex: 'there is no hex where it may be placed',
  noCounter: 'the cup is empty',
  noMap: 'no other map is left',
  noEdge: 'no such edge of the map is free',
  noCondition: 'no Condition Card is left',
  noRumor: 'there are not enough Rumored Enemies',
  noCommandCard: 'there are not enough Command cards',
  noUnits: 'no units were named for it',
  noMarker: 'its Control Marker was not placed',
  noExit: 'no edge was named to leave by',
  onMap: 'the units it hides are on the map already',
};

export const optionEventWords: EventWords<OptionEvent> = {
  startCapsChanged: ({ player, amount, caps }, names) =>
    `${names.player(player)}: ${amount < 0 ? '' : '+'}${amount} CAPs, now ${caps}`,
  unitsReceived: ({ player, units, round }, names) =>
    `${names.player(player)} receives ${names.units(units)}${round > 1 ? `, for round ${round}` : ''}`,
  weaponReceived: ({ player, card, unit, uses }, names) =>
    `${names.player(player)} receives ${names.card(card)}${unit === NONE ? '' : ` with ${names.unit(unit)}`}, ${counted(uses, 'use')}`,
  cardsChanged: ({ player, amount, when }, names) =>
    `${names.player(player)}: ${amount < 0 ? '' : '+'}${counted(amount, 'Action Card')} ${when === 'round' ? 'each round' : 'before round 1'}`,
  initiativeGiven: ({ side, rounds }) =>
    `${SIDE_NAMES[side]} has the initiative ${rounds === 'first' ? 'in round 1' : 'in every round'}`,
  markerPlaced: ({ side, at }, names) => `${SIDE_NAMES[side]} has a Control Marker in ${names.hex(at)}`,
  unitsNamed: ({ units }, names) => `The option applies to ${names.units(units)}`,
  unitPlaced: ({ unit, at }, names) => `${names.unit(unit)} is placed in ${names.hex(at)}`,
  keptOff: ({ units }, names) => `${names.units(units)} ${units.length > 1 ? 'stay' : 'stays'} off the map`,
  entryPutOff: ({ units, round }, names) => `${names.units(units)} may enter from round ${round} on`,
  edgeAdded: ({ player, edges, units }, names) =>
    `${units.length === 0 ? `${names.player(player)}’s units` : names.units(units)} may also enter from ${edges.length === 0 ? 'any free edge' : edges.map((edge) => names.edges([edge])).join(', ')}`,
  exitNamed: ({ edge, edges = [edge] }, names) => `Units may leave the map over ${names.edges(edges)}`,
  defenseDrawn: ({ player, counters }, names) =>
    `${names.player(player)} draws ${counters.map((counter) => names.defense(counter)).join(', ')}`,
  defensePlaced: ({ what, at }, names) =>
    `A ${MARKER_NAMES[what]} is placed ${at === NONE ? 'out of sight' : `in ${names.hex(at)}`}`,
  putInside: ({ units, at }, names) =>
    `${names.units(units)} ${units.length > 1 ? 'are' : 'is'} inside, in ${names.hex(at)}`,
  conditionsDrawn: ({ player, cards }, names) =>
    `${names.player(player)} draws ${cards.map((card) => names.condition(card, 'top')).join(' and ')}`,
  conditionPlayed: ({ player, card, half }, names) =>
    half === 'top'
      ? `${names.condition(card, half)} affects both sides`
      : `${names.player(player)} benefits from ${names.condition(card, half)}`,
  optionHolds: ({ play, step }, names) => {
    const option = names.option(play, step);
    if (option !== '?') return `For the whole firefight: ${option}`;
    const hider = names.hider();
    return hider === ''
      ? 'A hidden condition is set for the whole firefight'
      : `${hider} have set a hidden condition for the whole firefight`;
  },
  partIgnored: ({ why }) => `That part is ignored: ${IDLE[why]}`,
  boardSwitched: ({ player, board, old }, names) =>
    `${names.player(player)} switches ${names.board(old)} for ${names.board(board)}`,
  counterShifted: ({ what, unit, at }, names) => {
    const moved =
      what === 'unit' ? names.unit(unit) : what === 'control' ? 'A Control Marker' : `A ${MARKER_NAMES[what]}`;
    if (at !== NONE) return `${moved} goes to ${names.hex(at)}`;
    return `${moved} has no room left on the map ${what === 'unit' ? 'and enters with the others' : 'and leaves the game'}`;
  },
};

export const draftEventWords: EventWords<DraftEvent> = {
  draftRolled: ({ seat, dice }, names) => `${names.seat(seat)} rolls ${dice.join(' + ')} for the generation`,
  draftTied: () => 'A tie: everyone rolls again',
  draftWon: ({ seat }, names) => `${names.seat(seat)} has the initiative for the generation`,
  roleTaken: ({ seat, player }, names) => `${names.seat(seat)} is ${names.player(player)}`,
  boardLaid: ({ player, board }, names) => `${names.player(player)} lays ${names.board(board)}`,
  edgeTaken: ({ rule, player, edges }, names) =>
    `${names.player(player)} enters from ${names.edges(edges)}${rule === 'G3.7.1b' ? ', which is not free to the enemy any more' : ''}`,
  deckTaken: ({ player, deck }, names) => `${names.player(player)} takes cards ${names.deck(deck)}`,
  handDealt: ({ player, cards }, names) => {
    const known = cards.filter((card) => card !== null);
    const dealt = known.length === 0 ? counted(cards.length, 'card') : known.map(names.generatorCard).join('; ');
    return `${names.player(player)} is dealt ${dealt}`;
  },
  halfPlayed: ({ player, card, half, die }, names) =>
    `${names.player(player)} plays the ${half} of ${names.generatorCard(card)}${die === undefined ? '' : `, the AI’s card more: drawn by chance, and a ${die} for its half`}`,
  lastCardsDiscarded: () => 'The last card of each hand is discarded',
  draftCleared: () => 'Unused cards and counters leave the game',
  fewestUnits: ({ player, received, caps }, names) =>
    `${names.player(player)} has the fewest units (${received}): ${caps} more CAPs every round`,
  capsSet: ({ player, caps }, names) => `${names.player(player)} starts with ${counted(caps, 'CAP')}`,
  draftDone: () => 'The firefight is set up',
  cardsLeftOut: ({ cards }, names) =>
    `Left out of the Action deck, because nobody could play them: ${cards.map(names.card).join(', ')}`,
};

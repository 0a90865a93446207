import { cardName, type Guideline, type Pack } from '@sandtable/bear';
import type { Control, ControlGroup } from '../../face/generator.ts';
import { printRanges, twoDigits } from './guideline-facts.ts';
import { ENTRY_LABELS, type GeneratorWish, hasTeams, roleName } from './wishes.ts';

// G2.1c: the controls of a player's own guideline, which starts from the chosen printed one.

export function ownSwitch({ isOwn }: GeneratorWish): Control {
  return {
    kind: 'switch',
    name: 'own',
    label: 'Customize',
    about: 'A guideline of your own, made from this one: rounds, boards, cards, hands, CAPs',
    rule: 'G2.1c',
    isOn: isOwn,
  };
}

export function ownGroups(pack: Pack, wished: GeneratorWish): ControlGroup[] {
  const { guideline, isVariant } = wished;
  return [
    {
      title: 'Your own guideline',
      isRow: false,
      controls: [...frameControls(pack, guideline), ...turnControls(wished)],
    },
    ...guideline.roles.map((role, place) => ({
      title: roleName(guideline, isVariant, place),
      isRow: true,
      controls: roleControls(pack, role, place + 1),
    })),
  ];
}

const MOST_ROUNDS = 12;
const MOST_MAPS = 4;

function frameControls(pack: Pack, { rounds, maps, entry, roles, actionDeck }: Guideline): Control[] {
  const decks = new Set([...pack.guidelines.map((each) => each.actionDeck), actionDeck].map(printRanges));
  const entries = Object.entries(ENTRY_LABELS).filter(([each]) => each !== 'threePlayers' || roles.length === 3);
  return [
    number('rounds', 'Rounds', 'G2.1.2', [1, MOST_ROUNDS], rounds),
    number('maps', 'Boards to lay', 'G2.1.5', [1, MOST_MAPS], maps),
    {
      kind: 'choice',
      name: 'entry',
      label: 'Entry edges',
      about: 'Where the side that chooses first may enter; the other side enters opposite',
      rule: 'G2.1.6',
      values: entries.map(([name, label]) => ({ name, label })),
      value: entry,
    },
    {
      kind: 'choice',
      name: 'deck',
      label: 'Action deck',
      about: singleCards(pack, actionDeck),
      rule: 'G2.1.3',
      values: [...decks].map((deck) => ({ name: deck, label: deck })),
      value: printRanges(actionDeck),
    },
  ];
}

/** B20.0: for teams. With two against one, the handicap form decides it. */
function turnControls({ guideline, teamTurns }: GeneratorWish): Control[] {
  if (!hasTeams(guideline)) return [];
  return [
    {
      kind: 'choice',
      name: 'turns',
      label: 'Turn order',
      about: 'In battle: the teams in turn, or both of a team before the other',
      rule: 'B20.0',
      values: [
        { name: 'alternate', label: 'Teams alternate' },
        { name: 'wholeSide', label: 'A whole team at once' },
      ],
      value: teamTurns,
    },
  ];
}

/** The deck's cards outside its run of numbers, by name: `20 Up to the Axles, 40 Mines for the Night`. */
function singleCards({ actionCards }: Pack, deck: readonly number[]): string {
  const isSingle = (card: number): boolean => !deck.includes(card - 1) && !deck.includes(card + 1);
  const singles = actionCards.flatMap((card) =>
    card.number !== null && deck.includes(card.number) && isSingle(card.number)
      ? [`${card.number} ${cardName(card)}`]
      : [],
  );
  return singles.join(', ');
}

/** G2.1.8 to G2.1.11. The engine refuses more cards in hand than the range has. */
function roleControls({ generatorCards }: Pack, role: Guideline['roles'][number], player: number): Control[] {
  const { side, cards, hand, caps, actionCards } = role;
  const numbers = generatorCards.filter((card) => card.side === side).map((card) => card.number);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const range = `${twoDigits(cards.from)}-${twoDigits(cards.to)}`;
  return [
    {
      kind: 'range',
      name: `cards${player}`,
      label: 'Generator Cards',
      about: '',
      rule: 'G2.1.8',
      from,
      to,
      value: range,
    },
    number(`hand${player}`, 'Hand', 'G2.1.9', [1, to], hand),
    number(`caps${player}`, 'CAPs', 'G2.1.10', [0, MOST_CAPS], caps),
    number(`draw${player}`, 'Action Cards a round', 'G2.1.11', [0, MOST_DRAWN], actionCards),
  ];
}

const MOST_CAPS = 12;
const MOST_DRAWN = 4;

function number(
  name: string,
  label: string,
  rule: string,
  [from, to]: readonly [number, number],
  value: number,
): Control {
  return { kind: 'number', name, label, about: '', rule, from, to, value: String(value) };
}

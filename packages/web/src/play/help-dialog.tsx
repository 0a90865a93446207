import { Dialog } from '../ui/dialog.tsx';
import { usePlay, usePlayStore } from '../match/play-context.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['Q W E A S D', 'move the cursor from hex to hex'],
  ['Tab', 'on the map: through your units'],
  ['Enter', 'act at the cursor; do what is proposed'],
  ['Space', 'go on; the next picture of the AI’s turn'],
  ['Esc', 'one step back; skip the AI’s turn'],
  ['Z', 'undo'],
  ['P, R', 'the chosen unit turns, or rallies'],
  ['F', 'fire zone of the chosen unit'],
  ['L', 'hold: line of sight from the hex under the pointer'],
  ['G', 'counters off and on'],
  ['Shift', 'hold, with the mouse over the map: a magnifying glass'],
  ['C', 'your cards'],
  ['+ − 0', 'zoom, and the whole map'],
  ['Arrows', 'move the map'],
  ['?', 'this list'],
];

const STEPS = [
  'Choose a unit on the map or in the list. Blue discs are hexes it can go to, with their price; orange rings can be fired at, with the chance.',
  'With a unit chosen, a press on another of your counters chooses that one. To go into its hex, press the blue disc beside it; to have it join an order, press it once the order is said.',
  'Press a hex to see what it comes to: odds, price, the chance to be spent. Change the facing, the payment, who joins in.',
  'Press the same hex again, the main button or Enter to do it.',
  'Whatever cannot be done says why: point at it, or press it long.',
] as const;

export function HelpDialog() {
  const store = usePlayStore();
  const isOpen = usePlay((state) => state.isHelpOpen);
  return (
    <Dialog open={isOpen} onClose={() => store.setState({ isHelpOpen: false })} title="How to play at this table">
      <ol className="help-steps">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="help-keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { counted } from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import { simpleFace } from '../../face/simple-face.ts';
import { Panel } from '../../ui/panel.tsx';
import { SEATS } from './link.ts';

const GOAL = 20;
/** Three dice fall in so many ways. */
const WAYS = 216;

/** The game of the kernel's README on the screen: the least that a game can bring. */
export const pigFace = simpleFace(pig, {
  name: 'Pig',
  seats: SEATS,
  unit: 'points',
  ending: `The first to reach ${GOAL} wins`,
  help: ['Roll one to three dice as often as you dare.', 'A 1 loses what the turn has brought; Hold keeps it.'],
  prompt: ({ brought }) => (brought === 0 ? 'How many dice do you roll?' : `Roll again, or hold ${brought}?`),
  label: (meant) => (meant.kind === 'roll' ? `Roll ${counted(meant.value, 'die', 'dice')}` : 'Hold'),
  worth: ({ chanceToLose: lost }) =>
    lost === undefined ? null : { kind: 'ways', ways: Math.round((1 - lost) * WAYS), of: WAYS },
  rolls: ({ rolls }) => rolls === true,
  explain: () => 'You can roll one, two or three dice',
  tell(event) {
    if (event.key === 'held') return { text: `Holds ${counted(event.points, 'point')}` };
    const sign = { kind: 'dice', dice: event.dice, sides: 6, added: '' } as const;
    if (event.key === 'lost') return { text: 'A 1: the turn is lost', sign, isGrave: true, cue: 'dice' };
    return { text: `Rolls ${event.dice.reduce((sum, die) => sum + die, 0)}`, sign, cue: 'dice' };
  },
  panelsOf: ({ scores, player, brought }) => ({
    dock: (mine) => (
      <Panel title={`First to ${GOAL}`} data-testid="tally">
        {Object.entries(SEATS).map(([seat, name], place) => (
          <p key={seat}>
            {seat === mine ? `${name} (you)` : name} <b>{scores[place]}</b>
            {place === player && brought > 0 ? ` and ${brought} this turn` : ''}
            <progress aria-label={name} max={GOAL} value={scores[place]} />
          </p>
        ))}
        <p className="soft">A 1 loses what the turn has brought. The chances are those of rolling none.</p>
      </Panel>
    ),
  }),
});

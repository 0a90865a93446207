import type { Realm } from '@sandtable/kernel';
import { usePlay } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { Choice } from '../ui/choice.tsx';
import { useFail } from '../ui/loading.tsx';
import { eyesFor, eyesName, takeEyes } from './eyes.ts';
import { type Player, SPEEDS, step, usePlayer, useReplay } from './player.ts';
import { toggle } from './replay-keys.ts';
import type { ReplayLink } from './replay-link.ts';

/** Filled shapes for a box of 24 by 24. */
const SHAPES = {
  start: 'M5 5H7V19H5ZM19 5V19L8.5 12Z',
  turnBack: 'M12 5V19L2.5 12ZM21.5 5V19L12 12Z',
  back: 'M16.5 5V19L6.5 12Z',
  play: 'M7 4 20 12 7 20Z',
  pause: 'M6 4H10V20H6ZM14 4H18V20H14Z',
  on: 'M7.5 5 17.5 12 7.5 19Z',
  turnOn: 'M2.5 5 12 12 2.5 19ZM12 5 21.5 12 12 19Z',
  end: 'M17 5H19V19H17ZM5 5 15.5 12 5 19Z',
} as const;

interface Step {
  readonly shape: keyof typeof SHAPES;
  readonly label: string;
  readonly press: (player: Player) => void;
}

const BACK: readonly Step[] = [
  { shape: 'start', label: 'One round back', press: (player) => step(player, 'round', -1) },
  { shape: 'turnBack', label: 'One turn back', press: (player) => step(player, 'turn', -1) },
  { shape: 'back', label: 'One action back', press: (player) => step(player, 'action', -1) },
];
const ON: readonly Step[] = [
  { shape: 'on', label: 'One action on', press: (player) => step(player, 'action', 1) },
  { shape: 'turnOn', label: 'One turn on', press: (player) => step(player, 'turn', 1) },
  { shape: 'end', label: 'One round on', press: (player) => step(player, 'round', 1) },
];

export function StepButtons() {
  const player = usePlayer();
  const isPlaying = useReplay((state) => state.isPlaying);
  const button = ({ shape, label, press }: Step) => (
    <Button key={label} aria-label={label} title={label} onClick={() => press(player)}>
      <Shape of={shape} />
    </Button>
  );
  return (
    <div className="replay-steps" role="group" aria-label="Steps">
      {BACK.map(button)}
      <Button
        tone="main"
        className="replay-play"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        title={isPlaying ? 'Pause' : 'Play'}
        data-testid="replay-play"
        onClick={() => toggle(player)}
      >
        <Shape of={isPlaying ? 'pause' : 'play'} />
      </Button>
      {ON.map(button)}
    </div>
  );
}

function Shape({ of }: { readonly of: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[of]} />
    </svg>
  );
}

const LABELS: Readonly<Record<string, string>> = { 0.5: '×½', 1: '×1', 2: '×2', 4: '×4', 8: '×8' };
const NAMES = SPEEDS.map(String);

interface PickProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly value: string;
  readonly isSmall: boolean;
  readonly onChange: (value: string) => void;
}

/** Buttons in a row, or a select where there is little room or many choices. */
function Pick({ label, values, labels, value, isSmall, onChange }: PickProps) {
  if (!isSmall) return <Choice {...{ label, values, labels, value, onChange }} />;
  return (
    <select
      className="button replay-pick"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </select>
  );
}

export function SpeedPick({ isSmall }: { readonly isSmall: boolean }) {
  const { replay } = usePlayer();
  const value = String(useReplay((state) => state.speed));
  const choose = (chosen: string): void => {
    const speed = SPEEDS.find((each) => String(each) === chosen);
    if (speed !== undefined) replay.setState({ speed });
  };
  return <Pick label="Speed" values={NAMES} labels={LABELS} {...{ value, isSmall }} onChange={choose} />;
}

/** More choices than this need a select. */
const FEW = 4;

interface EyesPickProps<R extends Realm> {
  readonly past: ReplayLink<R>;
  readonly isSmall: boolean;
}

export function EyesPick<R extends Realm>({ past, isSmall }: EyesPickProps<R>) {
  const player = usePlayer();
  const fail = useFail();
  const value = useReplay((state) => state.eyes);
  // Renders again when the match ends.
  usePlay((state) => state.moment);
  const values = eyesFor(past);
  const labels = Object.fromEntries(values.map((eyes) => [eyes, eyesName(eyes)]));
  if (values.length < 2) return null;
  return (
    <Pick
      label="Eyes"
      {...{ values, labels, value }}
      isSmall={isSmall || values.length > FEW}
      onChange={(eyes) => void takeEyes(player, past, eyes).catch(fail)}
    />
  );
}

import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Extras, Share, useLessonTitle } from '../match/app-context.ts';
import { fitFight, fitWhole, toggleSight, wantsMinimap } from '../match/look-actions.ts';
import { draftIn, momentIn, wordsIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { isOnePersons } from '../link/seating.ts';
import { keepScreen, useQuiet } from '../match/use-quiet.ts';
import { useSetting } from '../settings/settings.ts';
import { toggleSound } from '../sound/sounds.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { rowAfter, rowsIn } from '../ui/menu-keys.ts';
import { usePhone } from '../ui/page.ts';
import { Sign } from '../ui/text.tsx';
import { inHand, isTouchScreen } from '../ui/words.ts';
import './bar-menu.css';

interface Row {
  readonly label: string;
  readonly press: () => void;
  /** Undefined for a row that is no switch. */
  readonly isOn?: boolean;
  /** Its key, or its current state. */
  readonly note?: string | undefined;
  readonly says?: string;
}

interface BarMenuProps {
  /** Only those that the bar has dropped are shown. */
  readonly facts: ReactNode;
  readonly onClose: () => void;
}

/** Everything that can be done with the table: looking, the map, the app. A press outside it only closes it. */
export function BarMenu({ facts, onClose }: BarMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const groups = useRows().filter((rows) => rows.length > 0);
  useEffect(() => rowsIn(menu.current)[0]?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = rowAfter(event.key, rowsIn(menu.current));
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (to === undefined) return;
    to?.focus();
    event.preventDefault();
  };
  const onPress = (row: Row): void => {
    // First, so that a dialog gives the focus back to the bar.
    onClose();
    row.press();
  };
  return (
    <>
      <button type="button" className="bar-menu-veil" tabIndex={-1} aria-label="Close the menu" onClick={onClose} />
      <div className="bar-menu">
        <div className="bar-menu-facts">{facts}</div>
        <div ref={menu} role="menu" tabIndex={-1} aria-label="More" onKeyDown={onKeyDown}>
          {groups.map((rows) => (
            <div key={rows[0]?.label} role="group">
              {rows.map((row) => (
                <button
                  key={row.label}
                  type="button"
                  role={row.isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
                  aria-checked={row.isOn}
                  tabIndex={-1}
                  data-say={row.says}
                  onClick={() => onPress(row)}
                >
                  <span>{row.isOn === true ? <Sign of="check" /> : null}</span>
                  {row.label}
                  <small>{row.note}</small>
                </button>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Rows that make no sense for a game, or now, are left out. */
function useRows(): readonly (readonly Row[])[] {
  const store = usePlayStore();
  const { position } = usePlay(momentIn);
  const draft = usePlay(draftIn);
  const state = usePlay((all) => all);
  const isSounding = useSetting('sound') === 'on';
  const lesson = useLessonTitle();
  const { looking } = useContext(Extras);
  const isQuiet = useQuiet();
  const isPhone = usePhone();
  const share = useContext(Share);
  const [, go] = useLocation();
  const { hasZones, isBare, hasGlass, sighting, sitting } = state;
  const { zone } = sitting.habits;
  const hasMap = position.hasMap && draft?.hasMap !== false;
  const keyed = (key: string, touched?: string): string | undefined => (isTouchScreen() ? touched : key);
  const when = (isThere: boolean, row: Row): readonly Row[] => (isThere ? [row] : []);
  return [
    [
      ...when(hasMap && position.sight !== null, {
        label: 'Line of sight',
        isOn: sighting !== null,
        note: keyed('L'),
        says: 'sight',
        press: () => toggleSight(store),
      }),
      ...when(hasMap && zone !== null && draft === null, {
        label: zone ?? '',
        isOn: hasZones,
        note: keyed('F'),
        press: () => store.setState({ hasZones: !hasZones }),
      }),
      ...when(hasMap, {
        label: 'Hide counters',
        isOn: isBare,
        note: keyed('G'),
        press: () => store.setState({ isBare: !isBare }),
      }),
      ...when(hasMap, {
        label: 'Magnify',
        isOn: hasGlass,
        note: keyed('Shift'),
        press: () => store.setState({ hasGlass: !hasGlass }),
      }),
    ],
    [
      ...when(hasMap, { label: 'Fit the fight', note: keyed('Home', 'double tap'), press: () => fitFight(store) }),
      ...when(hasMap, { label: 'Whole map', note: keyed('0'), press: () => fitWhole(store) }),
      ...when(hasMap, {
        label: 'Small map',
        isOn: wantsMinimap(state, isQuiet),
        press: () => store.setState({ hasMinimap: !wantsMinimap(state, isQuiet) }),
      }),
    ],
    [
      ...when(!isPhone && lesson === null && looking === undefined, {
        label: 'Quiet screen',
        isOn: isQuiet,
        says: 'quiet',
        press: () => keepScreen(isQuiet ? 'full' : 'quiet'),
      }),
      { label: 'Sound', isOn: isSounding, note: isSounding ? 'on' : 'off', press: toggleSound },
      ...when(share !== null && sitting.local !== null && !sitting.isWatched, {
        label: 'Replay',
        press: () => go(`/replay/${sitting.id}/${momentIn(state).seq}`),
      }),
      ...when(share !== null, {
        label: 'Share',
        press: () => share?.({ sitting, moment: momentIn(state), words: wordsIn(state) }),
      }),
      ...when(lesson === null && sitting.local !== null && !sitting.isWatched && isOnePersons(sitting.seating), {
        label: 'Continue on another device',
        press: () => go(`/online/bring/${sitting.id}`),
      }),
      { label: 'Help', note: keyed('?'), press: () => store.setState({ isHelpOpen: true }) },
      { label: lesson === null ? 'Leave the match' : 'Leave the lesson', press: () => go('/') },
    ],
  ];
}

export function Help() {
  const store = usePlayStore();
  const { steps, keys } = usePlay((state) => state.sitting.habits.help);
  return (
    <Dialog open onClose={() => store.setState({ isHelpOpen: false })} title="How to use this screen">
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step}>{inHand(step)}</li>
        ))}
      </ol>
      <dl className="help-keys">
        {keys.map(([key, what]) => (
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

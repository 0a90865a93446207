import { useRef } from 'react';
import type { StoryModel, StoryPoint } from '../face/result.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { standingLog } from '../match/screen-moment.ts';
import { watchEntry } from '../match/watching.ts';
import { hasMotion } from '../motion/pace.ts';
import { useThemeName } from '../settings/use-theme.ts';
import { Button } from '../ui/buttons.tsx';
import { Sign } from '../ui/text.tsx';
import { StoryMap } from './story-map.tsx';
import { paintPoint } from './story-picture.ts';
import { useLoaded } from './use-loaded.ts';

const COUNTS = ['No', 'One turning point', 'Two turning points', 'Three turning points'];

export function TurningCards({ points }: Pick<StoryModel, 'points'>) {
  if (points.length === 0) return null;
  return (
    <section className="story-points" aria-labelledby="story-points">
      <h3 id="story-points" className="story-title">
        {COUNTS[points.length]}
      </h3>
      <ol tabIndex={0} aria-label="Turning points">
        {points.map((point, place) => (
          <li key={point.seq} className="story-point">
            <Card point={point} place={place} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Card({ point: { seq, round, text, score }, place }: { readonly point: StoryPoint; readonly place: number }) {
  const store = usePlayStore();
  const box = useRef<HTMLElement>(null);
  return (
    <article ref={box} aria-label={`Turning point ${place + 1}`}>
      <div className="point-picture">
        <PointMap seq={seq} text={text} />
        <span className="point-pill">
          {place + 1} · Round {round}
        </span>
        <span className="point-score" role="img" aria-label={score.map(({ words }) => words).join(', ')}>
          {score.map(({ side, figures }) => (
            <b key={side} data-side={side}>
              {figures.map(({ sign, figure }, at) => (
                <span key={at}>
                  {sign === null ? null : <Sign of={sign} />} {figure}
                </span>
              ))}
            </b>
          ))}
        </span>
      </div>
      <p className="point-text">{text}</p>
      <p className="point-foot">
        <span>Move {seq}</span>
        <Button
          aria-label={`Watch move ${seq}`}
          onClick={() => {
            grow(box.current?.querySelector('.point-map') ?? null);
            void watchEntry(store, seq);
          }}
        >
          <Sign of="play" /> Watch
        </Button>
      </p>
    </article>
  );
}

function PointMap({ seq, text }: { readonly seq: number; readonly text: string }) {
  const { sitting, log } = usePlayStore().getState();
  const seat = usePlay((state) => state.moment.seat);
  const theme = useThemeName();
  const ends = useLoaded(`${seq} ${seat}`, () => {
    const before = standingLog(log, seq).at(-2)?.seq ?? 0;
    return Promise.all([sitting.at(before), sitting.at(seq)]);
  });
  return (
    <StoryMap
      className="point-map"
      label={`The board before move ${seq}: ${text}`}
      about={`${theme} ${seq} ${seat} ${ends === null}`}
      paint={(frame) => (ends === null ? null : paintPoint(ends[0], ends[1], sitting.motions(...ends), frame, theme))}
    />
  );
}

/** Milliseconds. */
const GROWS = 220;

/** The picture grows to the size of the map, where the entry is played. */
function grow(picture: Element | null): void {
  const map = document.querySelector('.map-frame');
  if (picture === null || map === null || !hasMotion()) return;
  const [from, to] = [picture.getBoundingClientRect(), map.getBoundingClientRect()];
  const copy = picture.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.classList.add('point-grows');
  copy.removeAttribute('role');
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const place = ({ left, top, width, height }: DOMRect): Keyframe => ({
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const growing = copy.animate([place(from), { ...place(to), opacity: 1, offset: 0.8 }, { ...place(to), opacity: 0 }], {
    duration: GROWS,
    easing: 'ease-out',
  });
  for (const end of ['finish', 'cancel']) growing.addEventListener(end, () => copy.remove());
}

import type { Bear } from '@sandtable/bear';
import { blind, must, randomAt } from '@sandtable/kernel';
import { createRoot, type Root } from 'react-dom/client';
import { bearFace } from '../../bear/face.ts';
import { bots } from '../../bear/link/bots.ts';
import { bearLink } from '../../bear/link/link.ts';
import { FarLink } from '../../link/far-link.ts';
import type { FromTable, ToTable } from '../../link/far-protocol.ts';
import { newTable } from '../../link/open-table.ts';
import { type Later, ReliableWire } from '../../link/reliable-wire.ts';
import { PlayScreen } from '../../play/play-screen.tsx';
import { FarHost, playBy } from '../far-host.ts';
import { lossyWire } from '../lossy-wire.ts';
import { FAR_PLAN, saidIn } from './plan.ts';
import '../../ui/theme.css';
import '../../ui/ui.css';
import '../../app/app.css';

const BAD = { lost: 25, twice: 25, delay: 25 };
const later: Later = (work, time) => {
  const timer = setTimeout(work, time);
  return () => clearTimeout(timer);
};
/** A short log, so that it comes in many pages. */
const host = new FarHost(must(newTable(bearLink, FAR_PLAN)), 8);
let wires = 0;

function linkAs(seat: string): Promise<FarLink<Bear>> {
  const { near, far } = lossyWire<ToTable, FromTable<Bear>>(`sfc32:wire${wires++}`, BAD, later);
  host.connect(seat, far);
  return FarLink.open('far', new ReliableWire(near, { first: 30, most: 60, later }));
}

let release: () => void = () => undefined;
const released = new Promise<void>((resolve) => (release = resolve));

/** Ben, who thinks about his first turn until he is let go. */
async function seatBen(): Promise<void> {
  playBy(await linkAs('soviet'), async ({ seq, view, pending }) => {
    if (pending?.key === 'turn') await released;
    return bots.captain(blind(view), randomAt(FAR_PLAN.seed, 'bot/soviet', seq));
  });
}

let shown: { readonly root: Root; readonly link: FarLink<Bear> } | null = null;

/** Ann's screen; opened again as after a reload. Returns how many entries of the log came with it. */
async function showAnn(): Promise<number> {
  shown?.root.unmount();
  shown?.link.close();
  const place = document.getElementById('app');
  if (place === null) throw new Error('no place for the match');
  const [root, link] = [createRoot(place), await linkAs('german')];
  shown = { root, link };
  const { length } = link.log();
  root.render(<PlayScreen face={bearFace} link={link} />);
  return length;
}

const far = {
  release: () => release(),
  showAnn,
  said: () => saidIn(host.table),
  hash: () => host.table.match.hash(),
  repeats: () => host.repeats,
};
Object.assign(globalThis, { far });
void seatBen();
void showAnn();

import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Link, Route, Router, Switch, useLocation, useRoute } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { AnyGame } from '../face/game.ts';
import { QuietPart, ScreenPart } from '../faults/part.tsx';
import { FaultNotice } from '../faults/fault-notice.tsx';
import {
  exampleAt,
  gameAt,
  generateAddress,
  learnAddress,
  lessonAt,
  missionAddress,
  missionsAddress,
  ONLINE,
  recordAddress,
  rulesAddress,
} from '../games/addresses.ts';
import { GAMES } from '../games/games.ts';
import { useLook } from '../settings/use-theme.ts';
import { lazyPart, ornament } from '../ui/loading.tsx';
import { NotFound, Waiting } from '../ui/notices.tsx';
import { Nav } from './nav.tsx';

// Screens are loaded on demand: the games with their boards are heavy, and opening a match does not need the home page.
const HomeScreen = lazyPart(async () => (await import('../home/home-screen.tsx')).HomeScreen);
const ContinueLast = lazyPart(async () => (await import('../home/home-screen.tsx')).ContinueLast);
const MissionsScreen = lazyPart(async () => (await import('../missions/missions-screen.tsx')).MissionsScreen);
const MissionScreen = lazyPart(async () => (await import('../missions/mission-screen.tsx')).MissionScreen);
const RecordScreen = lazyPart(async () => (await import('../missions/record-screen.tsx')).RecordScreen);
const SettingsScreen = lazyPart(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen);
const AboutScreen = lazyPart(async () => (await import('../about/about-screen.tsx')).AboutScreen);
const RulesScreen = lazyPart(async () => (await import('../rulebook/rules-screen.tsx')).RulesScreen);
const RuleDialog = lazyPart(async () => (await import('../rulebook/rule-dialog.tsx')).RuleDialog);
const GenerateScreen = lazyPart(async () => (await import('../generate/generate-screen.tsx')).GenerateScreen);
const LearnScreen = lazyPart(async () => (await import('../lessons/learn-screen.tsx')).LearnScreen);
const LessonRoute = lazyPart(async () => (await import('./lesson-route.tsx')).LessonRoute);
const ExampleRoute = lazyPart(async () => (await import('./example-route.tsx')).ExampleRoute);
const Beside = lazyPart(async () => (await import('./beside.tsx')).Beside);
const OnlineRoutes = lazyPart(async () => (await import('./beside.tsx')).OnlineRoutes);
const BringScreen = lazyPart(async () => (await import('../opening/bring-screen.tsx')).BringScreen);
const CompanionScreen = lazyPart(async () => (await import('../companion/companion-screen.tsx')).CompanionScreen);
const CompanionRoute = lazyPart(async () => (await import('./companion-route.tsx')).CompanionRoute);
const PrintRoutes = lazyPart(async () => (await import('../print/print-routes.tsx')).PrintRoutes);
const WatchRoutes = lazyPart(async () => (await import('./watch-routes.tsx')).WatchRoutes);
const PacksScreen = lazyPart(async () => (await import('../packs/packs-screen.tsx')).PacksScreen);
const PlayRoute = lazyPart(async () => (await import('./play-route.tsx')).PlayRoute);

/** Routes live behind the # of the address, so any file server can serve the app. */
export function App() {
  useLook();
  return (
    <Router hook={useHashLocation}>
      <Screens />
      <QuietPart>
        <Suspense fallback={null}>
          <RuleDialog />
        </Suspense>
      </QuietPart>
      <BesideScreen />
      <FaultNotice />
    </Router>
  );
}

function BesideScreen() {
  const [location] = useLocation();
  return ornament(<Beside screen={screenOf(location)} />);
}

function Screens() {
  const [location] = useLocation();
  useScroll(location);
  const [isPlay, params] = useRoute('/play/:id');
  const [isTable, table] = useRoute('/companion/:id');
  // A match has the whole screen. The key resets it for another match: no state may carry over.
  if (isPlay)
    return (
      <Screen address={location}>
        <PlayRoute key={params.id} id={params.id} />
      </Screen>
    );
  if (/^\/(replay|shared)\//.test(location))
    return (
      // Going to another entry stays on the same screen.
      <Screen address={location.replace(/\/\d+(?=\/|$)/, '')}>
        <WatchRoutes />
      </Screen>
    );
  if (isTable)
    return (
      <Screen address={location}>
        <CompanionRoute key={table.id} id={table.id} />
      </Screen>
    );
  if (location.startsWith(`${ONLINE}/match/`))
    return (
      <Screen address={location}>
        <OnlineRoutes />
      </Screen>
    );
  const game = gameAt(location);
  const lesson = game === undefined ? undefined : lessonAt(game, location);
  if (game !== undefined && lesson !== undefined)
    return (
      <Screen address={location}>
        <LessonRoute key={location} game={game} id={lesson} />
      </Screen>
    );
  const example = game === undefined ? undefined : exampleAt(game, location);
  if (game !== undefined && example !== undefined)
    return (
      <Screen address={location}>
        <ExampleRoute key={location} game={game} seq={example} />
      </Screen>
    );
  return (
    <>
      <Nav />
      <Screen address={location}>
        <Switch>
          <Route path="/" component={HomeScreen} />
          <Route path="/continue" component={ContinueLast} />
          {GAMES.flatMap(gameRoutes)}
          <Route<{ readonly id: string }> path="/online/bring/:id">
            {({ id }) => <BringScreen key={id} id={id} />}
          </Route>
          <Route path={`${ONLINE}/*?`} component={OnlineRoutes} />
          <Route path="/companion" component={CompanionScreen} />
          <Route path="/print/*?" component={PrintRoutes} />
          <Route path="/packs" component={PacksScreen} />
          <Route path="/settings" component={SettingsScreen} />
          <Route path="/about" component={AboutScreen} />
          <Route component={NotFound} />
        </Switch>
      </Screen>
      <Footer />
    </>
  );
}

/** Shows a line while the screen loads, and an error page if it breaks or never loads. */
function Screen({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  return (
    <ScreenPart address={address}>
      <Suspense fallback={<Waiting what="Loading the map…" />}>{children}</Suspense>
    </ScreenPart>
  );
}

function gameRoutes(game: AnyGame) {
  const { id: key } = game;
  return [
    <Route key={`${key} missions`} path={missionsAddress(game)}>
      <MissionsScreen game={game} />
    </Route>,
    <Route<{ readonly filter: string }> key={`${key} shown`} path={missionsAddress(game, ':filter')}>
      {({ filter }) => <MissionsScreen game={game} shown={filter} />}
    </Route>,
    <Route<{ readonly id: string }> key={`${key} mission`} path={missionAddress(game, ':id')}>
      {({ id }) => <MissionScreen key={id} game={game} id={id} />}
    </Route>,
    <Route key={`${key} record`} path={recordAddress(game)}>
      <RecordScreen game={game} />
    </Route>,
    game.generator === null ? null : (
      <Route<{ readonly wish?: string }> key={`${key} generate`} path={generateAddress(game, ':wish?')}>
        {({ wish }) => <GenerateScreen key={wish} game={game} wished={wish} />}
      </Route>
    ),
    game.lessons === null ? null : (
      <Route key={`${key} learn`} path={learnAddress(game)}>
        <LearnScreen game={game} />
      </Route>
    ),
    game.rulebook === null ? null : (
      <Route<{ readonly id?: string }> key={`${key} rules`} path={rulesAddress(game, ':id?')}>
        {({ id }) => <RulesScreen game={game} id={id} />}
      </Route>
    ),
  ];
}

function Footer() {
  return (
    <footer className="footer">
      Sandtable is independent and unofficial. It is not affiliated with or endorsed by the publisher of any board game,
      and contains none of their material. Solo and hot-seat matches never leave this browser; those with others are
      kept by their server.{' '}
      <Link href="/about" className="footer-link">
        About Sandtable {VERSION}
      </Link>
    </footer>
  );
}

const VERSION = String(import.meta.env['VITE_VERSION'] ?? '');

/** Scroll positions of earlier screens, by address. */
const left = new Map<string, number>();
let isGoingBack = false;

/** A new screen starts at its top; going back restores its scroll position. */
function useScroll(location: string): void {
  const screen = screenOf(location);
  useEffect(() => {
    // The browser would restore it before the screen has rendered.
    history.scrollRestoration = 'manual';
    const back = (): void => void (isGoingBack = true);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useLayoutEffect(() => {
    const from = isGoingBack ? (left.get(screen) ?? 0) : 0;
    isGoingBack = false;
    // In a block: newer browsers return a promise, which React would take for a clean-up function.
    window.scrollTo(0, from);
    const note = (): void => void left.set(screen, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    // A click that navigates away may come before the last scroll event.
    addEventListener('click', note, true);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('click', note, true);
    };
  }, [screen]);
}

/** A filter is part of the address, but the filtered list is still the same screen. */
function screenOf(location: string): string {
  return location.replace(/\/show\/.*$/, '');
}

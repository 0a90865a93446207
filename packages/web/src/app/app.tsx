import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Link, Route, Router, Switch, useLocation, useRoute } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { AnyGame } from '../face/game.ts';
import { QuietPart, ScreenPart } from '../faults/part.tsx';
import { ToldNotice } from '../faults/told-faults.tsx';
import {
  gameAt,
  generateAddress,
  learnAddress,
  lessonAt,
  missionAddress,
  missionsAddress,
  rulesAddress,
} from '../games/addresses.ts';
import { GAMES } from '../games/games.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { useLook } from '../settings/use-theme.ts';
import { lazyPart } from '../ui/loading.tsx';
import { Nowhere, Waiting } from '../ui/notices.tsx';
import { TooltipRoom } from '../ui/tooltip.tsx';
import { Nav } from './nav.tsx';

// What the first page does not need comes when it is asked for: the game with its boards above all.
const MissionsScreen = lazyPart(async () => (await import('../missions/missions-screen.tsx')).MissionsScreen);
const MissionScreen = lazyPart(async () => (await import('../missions/mission-screen.tsx')).MissionScreen);
const SettingsScreen = lazyPart(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen);
const AboutScreen = lazyPart(async () => (await import('../about/about-screen.tsx')).AboutScreen);
const RulesScreen = lazyPart(async () => (await import('../rulebook/rules-screen.tsx')).RulesScreen);
const RuleDialog = lazyPart(async () => (await import('../rulebook/rule-dialog.tsx')).RuleDialog);
const GenerateScreen = lazyPart(async () => (await import('../generate/generate-screen.tsx')).GenerateScreen);
const LearnScreen = lazyPart(async () => (await import('../lessons/learn-screen.tsx')).LearnScreen);
const LessonRoute = lazyPart(async () => (await import('./lesson-route.tsx')).LessonRoute);
const PlayRoute = lazyPart(async () => (await import('./play-route.tsx')).PlayRoute);

/** Routes stand behind the # of the address, so that any place that serves files can serve the app. */
export function App() {
  useLook();
  return (
    <Router hook={useHashLocation}>
      <TooltipRoom>
        <Screens />
        <QuietPart>
          <Suspense fallback={null}>
            <RuleDialog />
          </Suspense>
        </QuietPart>
        <ToldNotice />
      </TooltipRoom>
    </Router>
  );
}

function Screens() {
  const [location] = useLocation();
  useScroll(location);
  const [isPlay, params] = useRoute('/play/:id');
  // A match has the whole screen. Another match is another screen: nothing of the last one may stay on it.
  if (isPlay)
    return (
      <Screen address={location}>
        <PlayRoute key={params.id} id={params.id} />
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
  return (
    <>
      <Nav />
      <Screen address={location}>
        <Switch>
          <Route path="/" component={HomeScreen} />
          {GAMES.flatMap(gameRoutes)}
          <Route path="/settings" component={SettingsScreen} />
          <Route path="/about" component={AboutScreen} />
          <Route component={Nowhere} />
        </Switch>
      </Screen>
      <Footer />
    </>
  );
}

/** Nothing until it has come, and a page that says so should it break or not come at all. */
function Screen({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  return (
    <ScreenPart address={address}>
      <Suspense fallback={<Waiting what="Loading the map…" />}>{children}</Suspense>
    </ScreenPart>
  );
}

/** The missions, the generators and the rules of a game. */
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
    game.generator === null ? null : (
      <Route<{ readonly wish?: string }> key={`${key} generate`} path={generateAddress(game, ':wish?')}>
        {({ wish }) => <GenerateScreen game={game} wished={wish} />}
      </Route>
    ),
    <Route key={`${key} learn`} path={learnAddress(game)}>
      <LearnScreen game={game} />
    </Route>,
    <Route<{ readonly id?: string }> key={`${key} rules`} path={rulesAddress(game, ':id?')}>
      {({ id }) => <RulesScreen game={game} id={id} />}
    </Route>,
  ];
}

function Footer() {
  return (
    <footer className="footer">
      Sandtable is independent and unofficial. It is not affiliated with or endorsed by the publisher of any board game,
      and contains none of their material. Your matches never leave this browser.{' '}
      <Link href="/about" className="footer-link">
        About Sandtable {VERSION}
      </Link>
    </footer>
  );
}

/** The version of the app, as the build knows it. */
const VERSION = String(import.meta.env['VITE_VERSION'] ?? '');

/** How far down each screen was read when it was left, by its address. */
const left = new Map<string, number>();
let isGoingBack = false;

/** A new screen is read from its top; one that somebody goes back to, from where he left it. */
function useScroll(location: string): void {
  const screen = screenOf(location);
  useEffect(() => {
    // The browser would do it before the screen is there.
    history.scrollRestoration = 'manual';
    const back = (): void => void (isGoingBack = true);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useLayoutEffect(() => {
    const from = isGoingBack ? (left.get(screen) ?? 0) : 0;
    isGoingBack = false;
    // Newer browsers give a promise back, which is no clean-up.
    window.scrollTo(0, from);
    const note = (): void => void left.set(screen, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    // A click that leads away may come before the browser has told of the last scroll.
    addEventListener('click', note, true);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('click', note, true);
    };
  }, [screen]);
}

/** What a list is filtered by stands in its address, but it is still the same list. */
function screenOf(location: string): string {
  return location.replace(/\/show\/.*$/, '');
}

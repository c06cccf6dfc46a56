import {
  screensOf,
  tutorialNames,
  type TutorialName,
  type TutorialScene,
  type TutorialScreen,
} from '@rugby/domain/game/tutorial/tutorials';
import { useEffect, useState } from 'react';

/** The screens of both tutorials in order. [G-094] */
export const screens: readonly TutorialScreen[] = tutorialNames.flatMap((name) => screensOf(name));

/** The current screen and the possible moves; a move is undefined where it is not possible. */
export interface TutorialPlace {
  readonly screen: TutorialScreen;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  /** Returns to the first screen of the current tutorial. */
  readonly onRestart: (() => void) | undefined;
  readonly onPart: (name: TutorialName) => void;
}

/** State of the tutorial. Arrow keys move through it, too. [G-096] */
export function useTutorial(startAt: TutorialScene): TutorialPlace {
  const [index, setIndex] = useState(() => screens.findIndex(({ scene }) => scene === startAt));
  const screen = screens[index] ?? screens[0];
  if (screen === undefined) throw new Error('There is no tutorial.');
  const first = firstOf(screen.tutorial);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = moves[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      setIndex((place) => Math.min(screens.length - 1, Math.max(0, place + step)));
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, []);
  return {
    screen,
    onNext: index < screens.length - 1 ? () => setIndex(index + 1) : undefined,
    onPrevious: index > 0 ? () => setIndex(index - 1) : undefined,
    onRestart: index > first ? () => setIndex(first) : undefined,
    onPart: (name) => setIndex(firstOf(name)),
  };
}

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function firstOf(name: TutorialName): number {
  return screens.findIndex(({ tutorial }) => tutorial === name);
}

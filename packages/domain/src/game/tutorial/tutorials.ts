/** The tutorials in the order in which they follow each other. [G-094] */
export const tutorialNames = ['team', 'position'] as const;
export type TutorialName = (typeof tutorialNames)[number];

/** A tutorial as data: a welcome and an end, either of which may be left out, stand around its numbered steps. */
export interface Tutorial {
  readonly welcome: TutorialScene | null;
  readonly steps: readonly TutorialScene[];
  readonly end: TutorialScene | null;
}

/** What a screen of a tutorial is about; each edition has its own words and its own players for it. */
export type TutorialScene = (typeof teamScenes)[number] | (typeof positionScenes)[number];

/** One screen: its number among the steps (null: it has none), and how many of them there are. */
export interface TutorialScreen {
  readonly tutorial: TutorialName;
  readonly scene: TutorialScene;
  readonly step: number | null;
  readonly steps: number;
}

const teamScenes = [
  'team.welcome',
  'team.fifteen',
  'team.budget',
  'team.squads',
  'team.captain',
  'team.lock',
  'team.change',
] as const;

const positionScenes = [
  'position.welcome',
  'position.front-row',
  'position.second-row',
  'position.back-row',
  'position.half-backs',
  'position.centres',
  'position.back-three',
  'position.end',
] as const;

/**
 * A welcome plus six steps; a welcome, the six rows of the pitch and an end. The welcome has no number, so that "six steps" and "welcome plus
 * six" are both true; without its end the second one has seven screens. [G-093, G-094, G-099, G-100]
 */
export const tutorials: Readonly<Record<TutorialName, Tutorial>> = {
  team: { welcome: teamScenes[0], steps: teamScenes.slice(1), end: null },
  position: { welcome: positionScenes[0], steps: positionScenes.slice(1, -1), end: 'position.end' },
};

/** The screens of a tutorial in their order. */
export function screensOf(name: TutorialName, { welcome, steps, end }: Tutorial = tutorials[name]): readonly TutorialScreen[] {
  const screen = (scene: TutorialScene, step: number | null) => ({ tutorial: name, scene, step, steps: steps.length });
  return [
    ...(welcome === null ? [] : [screen(welcome, null)]),
    ...steps.map((scene, index) => screen(scene, index + 1)),
    ...(end === null ? [] : [screen(end, null)]),
  ];
}

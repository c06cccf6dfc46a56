/** The tutorials in their order. [G-094] */
export const tutorialNames = ['team', 'position'] as const;
export type TutorialName = (typeof tutorialNames)[number];

/** A tutorial as data: an optional welcome, numbered steps and an optional end. */
export interface Tutorial {
  readonly welcome: TutorialScene | null;
  readonly steps: readonly TutorialScene[];
  readonly end: TutorialScene | null;
}

/** The subject of a screen. Each edition has its own words and players for it. */
export type TutorialScene = (typeof teamScenes)[number] | (typeof positionScenes)[number];

/** One screen. `step` is its number among the steps, null for the welcome and the end; `steps` is the number of steps. */
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
 * The team tutorial has a welcome and six steps, the position tutorial a welcome, six steps for the rows of the pitch, and an end. Welcome and end
 * have no number. [G-093, G-094, G-099, G-100]
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

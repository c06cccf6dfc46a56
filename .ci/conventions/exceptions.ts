/** Public components whose text cannot be too long for its place, and why. */
export const withoutLongText: ReadonlyMap<string, string> = new Map([
  ['IconButton', 'its label is read out, never drawn'],
  ['Flag', 'its label is read out, never drawn'],
  ['LoadingPanel', 'its label is read out, never drawn'],
  ['LiveRegion', 'its text is read out, never drawn'],
  ['SquadMark', 'it draws the abbreviation alone, of three or four letters'],
  ['LandingLayout', 'its texts are those of LandingHero, NextRoundStrip and LandingSteps'],
]);

/** Files in which pixels are the coordinates of a drawing, not the look of a control. */
const drawings: readonly RegExp[] = [
  /\/layout\/LandingHero\//,
  /\/layout\/ScreenMessage\/MissedKickScene\.tsx$/,
  /\/account\/AuthDialog\/AuthDialogAside\.tsx$/,
  /\/modals\/PlayerDialog\/PlayerDialog(?:Band|Form)\.tsx$/,
  /\/game\/EmptyPosition\//,
  /\/game\/RoundResult\/RoundResult(?:Best|Chart)\.tsx$/,
  /\/game\/PitchTurf\//,
  /\/primitives\/Jersey\//,
];

/** Whether a file is such a drawing. */
export function isDrawn(file: string): boolean {
  return drawings.some((drawing) => drawing.test(file));
}

/**
 * Measures that belong to one component alone: the width of its column, how high it is at most, at which width it changes its form. A step
 * that two components share belongs into theme/scale.ts. What no longer occurs has to leave this list.
 */
export const ownMeasures: ReadonlyMap<string, readonly string[]> = new Map([
  ['packages/ui/src/account/AuthDialog/SquadField.tsx', ['88px']],
  ['packages/ui/src/game/BoosterTile/BoosterEmblem.tsx', ['72px', '96px']],
  ['packages/ui/src/game/BoosterTile/BoosterTile.tsx', ['148px', '232px']],
  ['packages/ui/src/game/DisplaySelect/DisplaySelect.tsx', ['168px']],
  ['packages/ui/src/game/FixtureLine/FixtureLine.tsx', ['85px', '26px']],
  ['packages/ui/src/game/FixturesWidget/FixturesBody.tsx', ['20px', '54px', '85px']],
  ['packages/ui/src/game/Pitch/Pitch.tsx', ['66px']],
  ['packages/ui/src/game/PoolFilters/PoolFilters.tsx', ['200px']],
  ['packages/ui/src/game/PoolRow/PoolRowSkeleton.tsx', ['36px', '112px', '14px', '72px', '10px', '44px']],
  ['packages/ui/src/game/StatsCentre/StatsCell.tsx', ['34px']],
  ['packages/ui/src/game/StatsCentre/StatsCentreBody.tsx', ['36px', '61px']],
  ['packages/ui/src/game/TransferPanel/TransferPanel.tsx', ['272px']],
  ['packages/ui/src/game/TransferRow/TransferRow.tsx', ['60px']],
  ['packages/ui/src/layout/NextRoundStrip/NextRoundStrip.tsx', ['91px', '87px']],
  ['packages/ui/src/layout/PanelMessage/PanelMessageJersey.tsx', ['88px', '1.75px']],
  ['packages/ui/src/modals/PlayerDialog/PlayerDialogMatch.tsx', ['54px', '36px', '88px']],
  ['packages/ui/src/modals/PlayerDialog/PlayerDialogRecord.tsx', ['44px']],
  ['packages/ui/src/modals/PlayerDialog/matchLine.tsx', ['36px']],
  ['packages/ui/src/modals/SavingYourTeam/SavingYourTeam.tsx', ['6.5px']],
  ['packages/ui/src/modals/TransfersSummary/TransfersSummary.tsx', ['274px']],
  ['packages/ui/src/primitives/Button/Button.tsx', ['2.5px']],
  ['packages/ui/src/primitives/Button/buttonLook.ts', ['1.5px']],
  ['packages/ui/src/primitives/Dialog/Dialog.tsx', ['88px']],
  ['packages/ui/src/primitives/Dialog/dialogLook.ts', ['28px']],
  ['packages/ui/src/primitives/Drawer/sheetLook.ts', ['92px', '560px']],
  ['packages/ui/src/primitives/PasswordField/PasswordChecklist.tsx', ['142px']],
  ['packages/ui/src/primitives/Snackbar/Snackbar.tsx', ['616px', '56px', '52px']],
  ['packages/ui/src/primitives/Table/Table.tsx', ['60px', '132px']],
  ['packages/ui/src/tutorials/Tutorial/TutorialFigures.tsx', ['88px']],
]);

import type { ContestSide } from '@rugby/domain/game/model/contest';
import type { Words } from '@rugby/domain/i18n/keys';

interface Counts {
  readonly playing: number;
  readonly left: number;
}

/**
 * How many players of the sides are playing and how many are left to play, as `2 and 0 playing, 1 and 3 left to play`; empty when it is not
 * known. A part in which both sides have none is left out; with neither it says that everybody has played. [B14]
 */
export function playersLeftLine(home: ContestSide | null, away: ContestSide | null, words: Words): string {
  const [one, other] = [countsOf(home), countsOf(away)].filter((counts) => counts !== undefined);
  if (one === undefined) return '';
  const playing =
    other === undefined
      ? words('contests.playingOne', { count: one.playing })
      : words('contests.playingBoth', { home: one.playing, away: other.playing });
  const left =
    other === undefined
      ? words('contests.leftOne', { count: one.left })
      : words('contests.leftBoth', { home: one.left, away: other.left });
  const arePlaying = one.playing + (other?.playing ?? 0) > 0;
  const areLeft = one.left + (other?.left ?? 0) > 0;
  if (!arePlaying) return areLeft ? left : words('contests.allPlayed');
  return areLeft ? `${playing}, ${left}` : playing;
}

/**
 * The same of a match of the reader, as `You have 2 playing and 1 left, they have 3 left`; of one side when the other is not known, as that of a
 * user without a team; empty when neither is.
 */
export function ownPlayersLeftLine(own: ContestSide | null, other: ContestSide | null, words: Words): string {
  const ours = countsOf(own);
  const theirs = countsOf(other);
  const known = [ours, theirs].filter((side) => side !== undefined);
  if (known.length > 0 && known.every(({ playing, left }) => playing === 0 && left === 0)) return words('contests.allPlayed');
  if (ours === undefined)
    return theirs === undefined ? '' : words('contests.meetings.theirLeftAlone', { theirs: phraseOf(theirs, words) });
  if (theirs === undefined) return words('contests.meetings.ownLeftAlone', { own: phraseOf(ours, words) });
  return words('contests.meetings.ownLeft', { own: phraseOf(ours, words), theirs: phraseOf(theirs, words) });
}

function countsOf(side: ContestSide | null): Counts | undefined {
  if (side === null || side.playersToPlay === null) return undefined;
  return { playing: side.playersInPlay ?? 0, left: side.playersToPlay };
}

function phraseOf({ playing, left }: Counts, words: Words): string {
  if (playing === 0) return words('contests.meetings.left', { count: left });
  if (left === 0) return words('contests.meetings.playing', { count: playing });
  return words('contests.meetings.playingAndLeft', { playing, left });
}

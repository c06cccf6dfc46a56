import type { LinkedTeam } from '@rugby/domain/game/model/linkedTeam';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { drawTeamPicture } from '@rugby/domain/game/sharing/drawTeamPicture';
import type { TeamPicture } from '@rugby/domain/game/sharing/TeamPicture';
import type { Words } from '@rugby/domain/i18n/keys';
import { describeTeamPicture, teamPictureOf } from '@rugby/domain/i18n/teamPictureWords';
import { mediaPathOf } from '../http/mediaPathOf.ts';
import type { LinkPreview } from '../site/head.ts';
import { findRound } from '../team/findRound.ts';

/** The team that a link shares, with the season that it is shown in. */
export interface TeamOfLink {
  readonly code: string;
  readonly team: LinkedTeam;
  readonly world: GameWorld;
}

/** What a preview of the link to a team shows. */
export function previewOfTeam({ code, team, world }: TeamOfLink, host: string, words: Words): LinkPreview {
  const { edition } = world;
  const picture = pictureOf(team, host, world, words);
  return {
    edition,
    title: words('sharing.link.title', { name: team.name }),
    description: words('sharing.link.description', { facts: factsOf(picture, words), title: edition.title }),
    picture: mediaPathOf(edition, 'team', `${code}.png`),
    alt: describeTeamPicture({ ...team.teamHistory, name: team.name }, picture, words),
  };
}

/** Draws the picture of the team that a link shares. */
export function drawTeam({ team, world }: TeamOfLink, host: string, words: Words): string {
  return drawTeamPicture(pictureOf(team, host, world, words), 'wide');
}

function pictureOf({ name, teamHistory, ...figures }: LinkedTeam, host: string, world: GameWorld, words: Words): TeamPicture {
  const round = findRound(world, teamHistory.roundId, words);
  return teamPictureOf({ ...teamHistory, name }, { ...figures, round }, host, world, words);
}

/** "Round 7, final: 312 points. 391st of 48,310." */
function factsOf({ round, points, rank }: TeamPicture, words: Words): string {
  const place = rank && ` ${rank.place} ${rank.of}.`;
  return `${words('sharing.link.points', { round, points })}${place ?? ''}`;
}

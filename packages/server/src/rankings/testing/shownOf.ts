import type { BoardPage } from '../Board.ts';

/** What the answer to a request says. A page behind the last one of a search says nothing about further ones. */
export function shownOf({ places, own, numTeams, hasMore, nextFigure, next }: BoardPage): unknown {
  return {
    places: places.map(shownPlace),
    own: own && shownPlace(own),
    numTeams,
    hasMore: places.length > 0 && hasMore,
    nextFigure,
    next: next && shownPlace(next),
  };
}

function shownPlace({
  teamId,
  userId,
  rank,
  isTied,
  prevRank,
  rankAtKickOff,
  overallPoints,
  roundPoints,
  averageTenths,
}: BoardPage['places'][number]) {
  return { teamId, userId, rank, isTied, prevRank, rankAtKickOff, overallPoints, roundPoints, averageTenths };
}

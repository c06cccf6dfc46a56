import { getCup, getHeadToHead } from '@rugby/domain/contract/league/leagueContests';
import { undrawnCup, undrawnHeadToHead } from '@rugby/domain/game/contests/contestOutlook';
import { playCup } from '@rugby/domain/game/contests/playCup';
import { playHeadToHead } from '@rugby/domain/game/contests/playHeadToHead';
import { readContest } from '../contests/readContest.ts';
import { readContestFigures } from '../contests/readContestFigures.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { findRound } from '../team/findRound.ts';
import { findLeague } from './findLeague.ts';
import type { LeagueDeps } from './LeagueDeps.ts';

/** Serves the contests of leagues to those who may see the league. [B22] */
export function serveLeagueContests({ serveSignedIn }: Pick<Routes, 'serveSignedIn'>, deps: LeagueDeps): void {
  const { reads, seasons, words } = deps;

  serveSignedIn(getHeadToHead, async ({ user, edition, input: { params, query } }) => {
    const world = await currentWorld(seasons, edition, words);
    const { rounds, now } = world;
    return reads.run(async (db) => {
      const league = await findLeague(db, params.leagueId, { user, world }, deps);
      const roundId = query.round === undefined ? undefined : findRound(world, query.round, words).id;
      const contest = await readContest(db, league.id, 'head-to-head');
      if (contest === undefined) return { headToHead: undrawnHeadToHead(league.headToHead, league, rounds, now) };
      const figures = await readContestFigures(db, 'head-to-head', contest, world);
      return { headToHead: playHeadToHead(contest, figures, { readerId: user.id, roundId, rounds, now }) };
    });
  });

  serveSignedIn(getCup, async ({ user, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words);
    const { rounds, now } = world;
    return reads.run(async (db) => {
      const league = await findLeague(db, params.leagueId, { user, world }, deps);
      const contest = await readContest(db, league.id, 'cup');
      if (contest === undefined) return { cup: undrawnCup(league.cup, league, rounds, now) };
      const figures = await readContestFigures(db, 'cup', contest, world);
      return { cup: playCup(contest, figures, { readerId: user.id, rounds, now }) };
    });
  });
}

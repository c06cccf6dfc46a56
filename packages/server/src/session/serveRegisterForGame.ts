import { type JoiningGame, registerForGame } from '@rugby/domain/contract/account/user';
import type { Edition } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import { type RawBuilder, sql } from 'kysely';
import { RefusedError } from '../http/RefusedError.ts';
import { recordLeagueChanges } from '../scoring/leagueChanges.ts';
import type { Routes } from '../http/routes/Routes.ts';
import type { Seasons } from '../season/Seasons.ts';
import { accountColumns, presentAccount } from './accounts.ts';
import { isSquadOf } from './supportedSquads.ts';
import { withModals } from './modals.ts';

export interface RegisterForGameDeps {
  readonly seasons: Seasons;
  readonly words: Words;
}

/**
 * Serves the confirmation with which a user of one edition joins another: the account plays the edition in the URL, and what was sent replaces
 * what the account had. Refuses terms that are not accepted and a squad of another edition. [A-309, A-186, D27]
 */
export function serveRegisterForGame({ mutate }: Pick<Routes, 'mutate'>, { seasons, words }: RegisterForGameDeps): void {
  mutate(registerForGame, async ({ tx, user, edition, input: { body } }) => {
    const squad = squadIn(body, edition);
    if (!body.terms)
      throw new RefusedError(422, [{ code: 'terms-required', message: words('auth.problems.terms'), field: 'terms' }]);
    if (squad !== undefined && !(await isSquadOf(edition, squad, seasons, tx)))
      throw new RefusedError(422, [
        { code: 'invalid', message: words('auth.refusals.unknownSquad'), field: edition.supportedSquadField },
      ]);
    if (squad !== undefined) await recordLeagueChanges(tx, user.id, 'automatic', -1);
    const row = await tx
      .updateTable('users')
      .set({
        playedGames: withGame(edition.playedGame),
        optInNzr: body.optInNzr ?? user.optInNzr,
        optInRugbyAu: body.optInRugbyAu ?? user.optInRugbyAu,
        optInSa: body.optInSA ?? user.optInSA,
        ...(squad !== undefined && {
          supportedSquads: sql<string>`supported_squads || ${JSON.stringify({ [edition.id]: squad })}::jsonb`,
        }),
      })
      .where('id', '=', user.id)
      .returning(accountColumns)
      .executeTakeFirstOrThrow();
    if (squad !== undefined) await recordLeagueChanges(tx, user.id, 'automatic', 1);
    return { user: await withModals(tx, presentAccount(row)) };
  });
}

function squadIn(body: JoiningGame, edition: Edition): number | undefined {
  return body[edition.supportedSquadField] ?? body.supportedSquadId;
}

/** Adds a marker of an edition once. */
function withGame(game: string): RawBuilder<string[]> {
  return sql<string[]>`case when ${game} = any(played_games) then played_games else array_append(played_games, ${game}) end`;
}

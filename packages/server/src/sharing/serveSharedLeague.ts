import { showSharedLeague } from '@rugby/domain/contract/league/sharedLeague';
import type { Words } from '@rugby/domain/i18n/keys';
import { notFoundError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { type LeagueTries, trySharedLeague } from './sharedLeague.ts';

/** Serves the name of a league to everyone who has its code, as the page of its link does. */
export function serveSharedLeague({ serve }: Pick<Routes, 'serve'>, deps: LeagueTries & { readonly words: Words }): void {
  serve(showSharedLeague, async ({ edition, request, input: { params } }) => {
    const league = await trySharedLeague(deps, edition, params.code, request);
    if (league === undefined) throw notFoundError(deps.words('leagues.refusals.noCode'));
    return { name: league.name };
  });
}

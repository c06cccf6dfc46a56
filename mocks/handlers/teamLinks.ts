import type { LinkedTeam } from '@rugby/domain/game/model/linkedTeam';
import { roundStandingOf } from '@rugby/domain/game/sharing/roundStanding';
import { codeOfTeamLink } from '../builders/team.ts';
import type { World } from '../scenarios/World.ts';
import { createRefusal, words } from './createRefusal.ts';
import { gamebarOf } from './rankings/gamebarOf.ts';
import { MutationResult } from './WorldStore.ts';

/** The code of the link to the user's team of a round; null when it is not shared. Refuses an unknown round with 404. */
export function showLink(roundId: number, world: World): { readonly code: string | null } | Response {
  if (!world.rounds.some(({ id }) => id === roundId)) return noRound(roundId);
  return { code: world.teamLinks.find((link) => link.roundId === roundId)?.code ?? null };
}

/** Shares the user's team of a round that it has played. */
export function createLink(roundId: number, world: World): MutationResult<{ readonly code: string }> | Response {
  const round = world.rounds.find(({ id }) => id === roundId);
  if (round === undefined) return noRound(roundId);
  if (!world.history.some((played) => played.roundId === roundId)) {
    return createRefusal(404, 'not-found', words('sharing.link.notPlayed', { round: round.roundNumber }));
  }
  const known = world.teamLinks.find((link) => link.roundId === roundId);
  const link = known ?? { roundId, code: codeOfTeamLink(roundId) };
  return new MutationResult({ code: link.code }, { ...world, teamLinks: [...deleted(roundId, world), link] });
}

/** Ends the sharing of a round. */
export function deleteLink(roundId: number, world: World): MutationResult<object> {
  return new MutationResult({}, { ...world, teamLinks: deleted(roundId, world) });
}

/** The team that a link shares. */
export function teamOfLink(code: string, world: World): { readonly linkedTeam: LinkedTeam } | Response {
  const link = world.teamLinks.find((known) => known.code === code);
  const teamHistory = world.history.find((played) => played.roundId === link?.roundId);
  if (teamHistory === undefined || world.team === null) return createRefusal(404, 'not-found', words('sharing.link.unknown'));
  const standing = roundStandingOf(gamebarOf(teamHistory.roundId, world));
  return { linkedTeam: { name: world.team.name, teamHistory, ...standing } };
}

function noRound(round: number): Response {
  return createRefusal(404, 'not-found', words('server.noRound', { round }));
}

function deleted(roundId: number, { teamLinks }: World): World['teamLinks'] {
  return teamLinks.filter((link) => link.roundId !== roundId);
}

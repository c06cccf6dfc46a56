import type { DraftEdit } from '@rugby/domain/game/editor/draft';
import { isFull } from '@rugby/domain/game/model/lineup';
import { displayExcess, displayPrice } from '@rugby/domain/game/model/money';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import type { EditedTeam, GameWorld } from '@rugby/domain/game/model/world';
import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import type { Words } from '@rugby/domain/i18n/keys';
import { fixSentence, refusalSentence } from '@rugby/domain/i18n/refusalWords';
import type { EditorNotification } from '@rugby/domain/stores/team/editorDialog';
import type { SnackbarMessage } from '@rugby/ui/primitives/snackbarQueue';
import { timeOfDay } from '../../site/dayAndTime.ts';

type EditNotification = Extract<EditorNotification, { kind: 'edited' | 'undone' | 'redone' }>;

/**
 * The sentence about an edit that screen readers announce, with what it leaves of the budget: the pitch and the game bar show both already.
 * `budget` is in whole dollars, negative when the team is over it, and undefined while there is none. [B9, B13]
 */
export function spokenEdit(
  { kind, edit }: EditNotification,
  team: EditedTeam,
  budget: number | undefined,
  world: GameWorld,
  words: Words,
): string {
  const text = editInWords(edit, team, world, words);
  const spoken = kind === 'edited' ? text : words(`builder.notification.${kind}`, { edit: text });
  if (budget === undefined || edit.kind === 'captain-changed') return spoken;
  return budget < 0
    ? words('builder.notification.withExcess', { edit: spoken, over: displayExcess(-budget) })
    : words('builder.notification.withBudget', { edit: spoken, left: displayPrice(budget) });
}

/** An edit of a team as a sentence: `Barrett removed`. */
export function editInWords(edit: DraftEdit, team: EditedTeam, world: GameWorld, words: Words): string {
  const player = 'playerId' in edit ? nameInTeam(edit.playerId, team, world) : '';
  return words(`builder.edit.${edit.kind}`, { player });
}

/** What has to be seen: reasons why not, what waits, and what the server stored. [B4, B6, B21] */
export function messageOf(
  notification: Exclude<EditorNotification, EditNotification>,
  world: GameWorld,
  words: Words,
): SnackbarMessage {
  if (notification.kind === 'refused')
    return { tone: 'warning', text: reasonsInWords(notification.refusals, world, words).join(' ') };
  if (notification.kind === 'transfers-cancelled')
    return { tone: 'default', text: words('builder.notification.transfersCancelled') };
  if (notification.kind === 'queued') return { tone: 'warning', text: words('team.queued.message') };
  if (notification.kind === 'renamed')
    return { tone: 'positive', text: words('modals.teamName.saved', { name: notification.name }) };
  const { savedAt, selection } = notification.receipt;
  const key = isFull(selection.lineup) ? 'saved' : 'savedIncomplete';
  return { tone: 'positive', text: words(`builder.notification.${key}`, { time: timeOfDay(savedAt) }) };
}

/** Each reason with its numbers and the nearest way out. */
export function reasonsInWords(refusals: readonly Refusal[], world: GameWorld, words: Words): readonly string[] {
  return refusals.map((refusal) =>
    [refusalSentence(refusal, world, words), fixSentence(refusal, world, words)].filter(Boolean).join(' '),
  );
}

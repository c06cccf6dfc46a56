import { aTeam } from '@rugby/mocks/builders/team';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { emptyLineup } from '../../game/model/lineup.ts';
import { aSeasonStore } from '../../testing/aSeasonStore.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { TeamEditorStore } from './TeamEditorStore.ts';
import { TeamStore } from './TeamStore.ts';

configure({ enforceActions: 'always' });

const proposal: Outcome<unknown> = { ok: true, value: { team: aTeam() } };
const failure: Outcome<unknown> = { ok: false, failure: { kind: 'unavailable' } };

describe('an autofill whose answer comes late', () => {
  it.each([
    ['clear', 'a proposal', proposal],
    ['rollback', 'a proposal', proposal],
    ['clear', 'a failure', failure],
  ] as const)('is dropped when a %s comes before %s', async (kind, _title, answer) => {
    const { team, editor, asked, filled, reply } = await anAutofill();
    team.edit({ kind });
    reply(answer);
    await filled;
    expect([team.draft.lineup, asked.filter((call) => call === 'autopickTeam')]).toEqual([emptyLineup, ['autopickTeam']]);
    expect([editor.dialog, editor.isFilling]).toEqual([undefined, false]);
  });

  it('leaves the notification of the clear on the screen', async () => {
    const { editor, filled, reply } = await anAutofill();
    editor.clear();
    reply(proposal);
    await filled;
    expect(editor.notification).toMatchObject({ kind: 'edited', edit: { kind: 'cleared' } });
  });

  it('fills the team when the clear before it was undone', async () => {
    const { team, filled, reply } = await anAutofill();
    team.edit({ kind: 'clear' });
    team.edit({ kind: 'undo' });
    reply(proposal);
    await filled;
    expect(team.isFull).toBe(true);
  });
});

/** An autofill of a team of one player, which waits for `reply`. */
async function anAutofill() {
  const { season } = await aSeasonStore();
  const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
  const asked: string[] = [];
  const answers = { showMyTeam: { ok: true, value: { team: null } }, autopickTeam: () => promise } as const;
  const team = new TeamStore(fakeApi(answers, asked), season);
  await team.load();
  const editor = new TeamEditorStore(team, season);
  editor.add(1);
  return { team, editor, asked, filled: editor.autofill(), reply: resolve };
}

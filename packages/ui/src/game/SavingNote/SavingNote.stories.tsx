import { midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork, type Scenario } from '../../../../../.storybook/network/fromNetwork.ts';
import { savedFrom } from '../../../../../.storybook/network/savedFrom.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type SavingLine, SavingNote } from './SavingNote.tsx';

const savedToday: Scenario = (edition) => ({ ...midRound(edition), now: '2026-03-24T19:05:00.000Z' });
const notSaved: SavingLine = { kind: 'not-saved' };
const saving: SavingLine = { kind: 'saving' };
const notSent: SavingLine = { kind: 'not-sent' };
const whatIf: SavingLine = { kind: 'what-if' };

const meta = preview.meta({ component: SavingNote, args: { saving: fromNetwork(savedToday, savedFrom) } });

export const Saved = meta.story({});
export const NotSaved = meta.story({ args: { saving: notSaved } });
export const Saving = meta.story({ args: { saving } });
export const WhatIf = meta.story({
  args: { saving: whatIf },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here is saved.')).toBeVisible();
  },
});
export const Queued = meta.story({ args: { saving: { kind: 'queued' } } });
export const NotSent = meta.story({ args: { saving: notSent } });

/** A time with its date, as narrow as a phone's bar. */
export const LongText = meta.story({
  args: { saving: { kind: 'saved', time: '25/03/2026, 18:52:07' } },
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>],
});

import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BudgetBar } from '../../game/BudgetBar/BudgetBar.tsx';
import { GameBarFigures } from '../../game/GameBar/GameBarFigures.tsx';
import { SavingNote } from '../../game/SavingNote/SavingNote.tsx';
import { InviteByEmailAddresses } from '../../leagues/InviteByEmail/InviteByEmailAddresses.tsx';
import { LeagueFacts } from '../../leagues/LeagueFacts/LeagueFacts.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { ResultBanner } from '../../primitives/ResultBanner/ResultBanner.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { StatusFamily } from './StatusFamily.tsx';

const meta = preview.meta({
  title: 'foundations/Statuses of messages',
  component: StatusFamily,
  tags: ['!autodocs'],
  args: { statuses: {} },
  // In their own stories the components have pictures, and axe looks at them.
  parameters: { picture: { disable: true }, a11y: { test: 'off' }, statuses: {} },
});

/** The icons alone: the words beside them are always different. */
export const Results = meta.story({
  parameters: { statuses: { mark: 'svg' } },
  args: {
    statuses: {
      positive: <ResultBanner tone="positive" title="Your message has been sent." />,
      negative: <ResultBanner tone="negative" title="Your message has not been sent." />,
    },
  },
});

export const Notices = meta.story({
  args: {
    statuses: {
      notice: <Notice>Your team locks at seven.</Notice>,
      error: <FormError title="Your team locks at seven." />,
    },
  },
});

export const Badges = meta.story({
  args: {
    statuses: {
      neutral: <Badge icon="lock">Private</Badge>,
      accent: <Badge tone="accent">Chairman</Badge>,
      live: (
        <Badge tone="live" icon="dot">
          Live
        </Badge>
      ),
      positive: (
        <Badge tone="positive" icon="check">
          Joined
        </Badge>
      ),
      warning: (
        <Badge tone="warning" icon="warning">
          Not saved
        </Badge>
      ),
      danger: (
        <Badge tone="danger" icon="close">
          Over budget
        </Badge>
      ),
    },
  },
});

export const Fields = meta.story({
  args: {
    statuses: {
      hint: <TextField label="Team name" hint="Three letters or more" />,
      confirmed: <TextField label="Team name" confirmation="This name is free" />,
      wrong: <TextField label="Team name" error="This name is taken" />,
    },
  },
});

/** A rule of a password that is met, that is not met yet, and that is not met. */
export const PasswordRules = meta.story({
  parameters: { statuses: { each: 'ul ul > li', mark: 'svg', isDecorative: true } },
  args: {
    statuses: {
      typed: <PasswordField label="Password" rules={[rule('long', true), rule('short', false)]} />,
      refused: <PasswordField label="Password again" rules={[rule('wrong', false)]} error="Choose another password" />,
    },
  },
});

export const Saving = meta.story({
  args: {
    statuses: {
      saved: <SavingNote saving={{ kind: 'saved', time: '14:02' }} />,
      saving: <SavingNote saving={{ kind: 'saving' }} />,
      'not saved': <SavingNote saving={{ kind: 'not-saved' }} />,
      'not sent': <SavingNote saving={{ kind: 'not-sent' }} />,
      queued: <SavingNote saving={{ kind: 'queued' }} />,
      'what-if': <SavingNote saving={{ kind: 'what-if' }} />,
    },
  },
});

export const Budgets = meta.story({
  args: {
    statuses: {
      left: <BudgetBar budget={1_900_000} picked={15} />,
      over: <BudgetBar budget={-1_900_000} picked={15} />,
      none: <BudgetBar budget={null} picked={15} />,
    },
  },
});

export const BudgetFigures = meta.story({
  args: {
    statuses: {
      left: <GameBarFigures figures={[{ label: 'Budget left', value: '1.9', unit: 'm' }]} />,
      over: <GameBarFigures figures={[{ label: 'Budget left', value: '−1.9', unit: 'm', isOver: true }]} />,
    },
  },
});

export const Leagues = meta.story({
  args: {
    statuses: {
      private: <LeagueFacts league={{ privacy: 'private', numTeams: 8, leagueManager: null }} userId={1} />,
      public: <LeagueFacts league={{ privacy: 'public', numTeams: 8, leagueManager: null }} userId={1} />,
    },
  },
});

/** An address, and what is none. */
export const Invites = meta.story({
  parameters: { statuses: { each: '[data-status] li' } },
  args: {
    statuses: {
      addresses: (
        <InviteByEmailAddresses
          addresses={['mere@example.org', 'mere@example,org']}
          invalid={['mere@example,org']}
          typed=""
          onChange={fn()}
          hint=""
          error={undefined}
        />
      ),
    },
  },
});

export const Switches = meta.story({
  args: {
    statuses: {
      off: <Switch>Reminders</Switch>,
      on: <Switch defaultSelected>Reminders</Switch>,
    },
  },
});

export const Checkboxes = meta.story({
  args: {
    statuses: {
      open: <Checkbox>I accept the terms</Checkbox>,
      checked: <Checkbox defaultSelected>I accept the terms</Checkbox>,
    },
  },
});

function rule(id: string, isMet: boolean) {
  return { id, label: 'Eight characters', isMet };
}

import type { BoosterTypeWith } from '@rugby/domain/game/boosters/boosterBehaviours';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/**
 * The actions for a player, by where the profile was opened. A refusal is a sentence with the rule, its numbers and the nearest
 * fix.
 */
export type PlayerActions = PickedActions | PoolActions | MarkedActions | { readonly kind: 'read-only' };

/** A player of the team. */
interface PickedActions {
  readonly kind: 'picked';
  readonly isCaptain: boolean;
  readonly onMakeCaptain: () => void;
  /** `transfer-out` once the team has started, otherwise `remove`; `take-back` for the incoming player of a transfer. */
  readonly leaving: 'remove' | 'transfer-out' | 'take-back';
  readonly onLeave: () => void;
  /** Why the player cannot become captain, or leave, if that is refused. */
  readonly captainRefusals?: readonly string[];
  readonly leaveRefusals?: readonly string[];
  /** Given while a booster is on another player and may move to this one. */
  readonly reassign?: { readonly type: BoosterTypeWith<'isReassignable'>; readonly onReassign: () => void } | undefined;
}

/** A player of the pool, who can be added or transferred in. */
interface PoolActions {
  readonly kind: 'pool';
  readonly onAdd: () => void;
  readonly refusals: readonly string[];
}

/** A player marked for transfer, whose slot can be filled. */
interface MarkedActions {
  readonly kind: 'marked-out';
  readonly onRevert: () => void;
  readonly onFill: () => void;
}

/** The action buttons of the player dialog. */
export function PlayerDialogActions({ actions }: { readonly actions: Exclude<PlayerActions, { kind: 'read-only' }> }) {
  switch (actions.kind) {
    case 'pool':
      return <PoolPlayerActions {...actions} />;
    case 'marked-out':
      return <MarkedPlayerActions {...actions} />;
    case 'picked':
      return <TeamPlayerActions {...actions} />;
  }
}

function PoolPlayerActions({ onAdd, refusals }: PoolActions) {
  const words = useWords();
  return (
    <>
      <Refusals sentences={refusals} />
      <Button icon="plus" onPress={onAdd} isDisabled={refusals.length > 0}>
        {words('modals.player.add')}
      </Button>
    </>
  );
}

function MarkedPlayerActions({ onRevert, onFill }: MarkedActions) {
  const words = useWords();
  return (
    <>
      <Button onPress={onFill}>{words('modals.player.fill')}</Button>
      <Button variant="outline" icon="undo" onPress={onRevert}>
        {words('modals.player.revert')}
      </Button>
    </>
  );
}

function TeamPlayerActions(actions: PickedActions) {
  const words = useWords();
  const { isCaptain, leaving, onMakeCaptain, onLeave, reassign } = actions;
  const { captainRefusals = noRefusals, leaveRefusals = noRefusals } = actions;
  const leave = { onPress: onLeave, isDisabled: leaveRefusals.length > 0 };
  return (
    <>
      <Refusals sentences={[...new Set([...captainRefusals, ...leaveRefusals])]} />
      <Button onPress={onMakeCaptain} isDisabled={isCaptain || captainRefusals.length > 0} {...(isCaptain && { icon: 'check' })}>
        {words(isCaptain ? 'modals.player.isCaptain' : 'modals.player.makeCaptain')}
      </Button>
      {reassign && (
        <Button variant="outline" onPress={reassign.onReassign}>
          {words(`boosters.reassign.${reassign.type}`)}
        </Button>
      )}
      {leaving === 'transfer-out' ? (
        <Button variant="secondary" icon="swap" {...leave}>
          {words('modals.player.transferOut')}
        </Button>
      ) : (
        <EndGroup>
          <Button variant="quiet" {...leave}>
            {words(leaving === 'remove' ? 'modals.player.remove' : 'modals.player.takeBack')}
          </Button>
        </EndGroup>
      )}
    </>
  );
}

const noRefusals: readonly string[] = [];

function Refusals({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Reasons>
      {sentences.map((sentence) => (
        <Reason key={sentence}>
          <Icon name="warning" size={16} />
          {sentence}
        </Reason>
      ))}
    </Reasons>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  flex: 1 1 100%;
`;

const Reason = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${fine[6]};
  ${textStyle('body')}
  font-weight: 500;
  color: ${({ theme }) => theme.color.warning};
  & > svg {
    margin-block-start: ${fine[2]};
  }
`;

const EndGroup = styled.div`
  margin-inline-start: auto;
`;

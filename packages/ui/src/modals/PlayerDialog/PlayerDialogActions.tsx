import type { BoosterTypeWith } from '@rugby/domain/game/boosters/boosterBehaviours';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** What can be done with the player from where he was opened. Refusals are sentences: the rule, its numbers, the nearest fix. */
export type PlayerActions = PickedActions | PoolActions | MarkedActions | { readonly kind: 'read-only' };

/** One's own: who leads, and how he leaves. */
interface PickedActions {
  readonly kind: 'picked';
  readonly isCaptain: boolean;
  readonly onMakeCaptain: () => void;
  /** By transfer once the team has started, else at once; a newcomer of a transfer is taken back. [G-088, G-090] */
  readonly leaving: 'remove' | 'transfer-out' | 'take-back';
  readonly onLeave: () => void;
  /** Why he cannot lead or leave now, where he cannot. */
  readonly captainRefusals?: readonly string[];
  readonly leaveRefusals?: readonly string[];
  /** While a booster is on another player and may move to this one. [G-087] */
  readonly reassign?: { readonly type: BoosterTypeWith<'isReassignable'>; readonly onReassign: () => void } | undefined;
}

/** Another's: he may come, by transfer too. */
interface PoolActions {
  readonly kind: 'pool';
  readonly onAdd: () => void;
  readonly refusals: readonly string[];
}

/** Marked out, and his place may be filled. [G-261] */
interface MarkedActions {
  readonly kind: 'marked-out';
  readonly onRevert: () => void;
  readonly onFill: () => void;
}

/** The foot of the player dialog. [G-086 to G-090] */
export function PlayerDialogActions({ actions }: { readonly actions: Exclude<PlayerActions, { kind: 'read-only' }> }) {
  switch (actions.kind) {
    case 'pool':
      return <ForThePool {...actions} />;
    case 'marked-out':
      return <ForTheMarked {...actions} />;
    case 'picked':
      return <ForThePicked {...actions} />;
  }
}

function ForThePool({ onAdd, refusals }: PoolActions) {
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

function ForTheMarked({ onRevert, onFill }: MarkedActions) {
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

function ForThePicked(actions: PickedActions) {
  const words = useWords();
  const { isCaptain, leaving, onMakeCaptain, onLeave, reassign } = actions;
  const { captainRefusals = none, leaveRefusals = none } = actions;
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
        <Apart>
          <Button variant="quiet" {...leave}>
            {words(leaving === 'remove' ? 'modals.player.remove' : 'modals.player.takeBack')}
          </Button>
        </Apart>
      )}
    </>
  );
}

const none: readonly string[] = [];

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

const Apart = styled.div`
  margin-inline-start: auto;
`;

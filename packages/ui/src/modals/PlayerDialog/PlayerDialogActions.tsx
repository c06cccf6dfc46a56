import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** What can be done with the player from where he was opened. Refusals are sentences: the rule, its numbers, the nearest fix. */
export type PlayerActions =
  | {
      readonly kind: 'picked';
      readonly isCaptain: boolean;
      readonly onMakeCaptain: () => void;
      readonly onRemove: () => void;
      /** Why he cannot lead or leave now, where he cannot. */
      readonly captainRefusals?: readonly string[];
      readonly removeRefusals?: readonly string[];
    }
  | { readonly kind: 'pool'; readonly onAdd: () => void; readonly refusals: readonly string[] }
  | { readonly kind: 'read-only' };

/** The foot of the player dialog: captain and remove for one's own, add for another. [G-086, G-088, G-089] */
export function PlayerDialogActions({ actions }: { readonly actions: Exclude<PlayerActions, { kind: 'read-only' }> }) {
  const words = useWords();
  if (actions.kind === 'pool')
    return (
      <>
        <Refusals sentences={actions.refusals} />
        <Button icon="plus" onPress={actions.onAdd} isDisabled={actions.refusals.length > 0}>
          {words('modals.player.add')}
        </Button>
      </>
    );
  const { isCaptain, captainRefusals = none, removeRefusals = none, onMakeCaptain, onRemove } = actions;
  return (
    <>
      <Refusals sentences={[...new Set([...captainRefusals, ...removeRefusals])]} />
      <Button onPress={onMakeCaptain} isDisabled={isCaptain || captainRefusals.length > 0} {...(isCaptain && { icon: 'check' })}>
        {words(isCaptain ? 'modals.player.isCaptain' : 'modals.player.makeCaptain')}
      </Button>
      <Apart>
        <Button variant="quiet" onPress={onRemove} isDisabled={removeRefusals.length > 0}>
          {words('modals.player.remove')}
        </Button>
      </Apart>
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
  gap: 6px;
  ${textStyle('body')}
  font-weight: 500;
  color: ${({ theme }) => theme.color.warning};
  & > svg {
    margin-block-start: 2px;
  }
`;

const Apart = styled.div`
  margin-inline-start: auto;
`;

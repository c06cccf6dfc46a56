import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ReviewTeamCaptainProps {
  readonly onPick: () => void;
  readonly onSaveAnyway: () => void;
}

/** Replaces the save button when a complete team has no captain. */
export function ReviewTeamCaptain({ onPick, onSaveAnyway }: ReviewTeamCaptainProps) {
  const words = useWords();
  return (
    <>
      <Question role="alert">
        <Icon name="warning" />
        <p>
          <strong>{words('modals.review.chooseCaptain')}</strong>
          <br />
          {words('modals.review.chooseCaptainText')}
        </p>
      </Question>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button has just gone; the focus would fall to the page */}
      <Button onPress={onPick} autoFocus>
        {words('modals.review.pick')}
      </Button>
      <Button variant="outline" onPress={onSaveAnyway}>
        {words('modals.review.saveAnyway')}
      </Button>
    </>
  );
}

const Question = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[3]};
  flex: 1 1 100%;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.warningTint};
  ${textStyle('body')}
  & > svg {
    color: ${({ theme }) => theme.color.warning};
  }
`;

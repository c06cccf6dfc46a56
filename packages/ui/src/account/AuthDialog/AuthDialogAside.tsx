import { kitOf, type Edition, type EditionId } from '@rugby/domain/editions';
import styled from 'styled-components';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** The picture beside the registration: a heading and a jersey from behind, cut off at the bottom. */
export function AuthDialogAside({ edition }: { readonly edition: Edition }) {
  const words = useWords();
  return (
    <Root aria-hidden="true">
      <List>
        <Part>{words('auth.dialog.you')}</Part>
        <Part>{words('auth.dialog.teamAndTerms')}</Part>
      </List>
      <Shirt>
        <Jersey kit={kitOf(edition, squadOfEdition[edition.id], 0)} number={15} />
      </Shirt>
    </Root>
  );
}

const squadOfEdition: Readonly<Record<EditionId, string>> = { srp: 'BRUM', trc: 'AUS' };

const Root = styled.div`
  position: relative;
  overflow: hidden;
  padding: 28px;
  background-color: ${({ theme }) => theme.color.turfA};
`;

const List = styled.ol`
  display: grid;
  gap: 14px;
  counter-reset: part;
`;

const Part = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.onTurf};
  counter-increment: part;
  &::before {
    content: counter(part);
    flex: none;
    inline-size: 36px;
    padding-block: 5px;
    ${textStyle('cardName')}
    text-align: center;
    background-color: ${({ theme }) => theme.color.plate};
    color: ${({ theme }) => theme.color.plateText};
    clip-path: polygon(7.5px 0, 100% 0, calc(100% - 7.5px) 100%, 0 100%);
  }
`;

/** Larger than the panel, which cuts off the sleeves and the hem. */
const Shirt = styled.div`
  position: absolute;
  inset-inline-start: 50%;
  inset-block-end: -114px;
  inline-size: 421px;
  transform: translateX(-50%);
`;

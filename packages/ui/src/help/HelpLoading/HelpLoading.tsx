import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { control, space } from '../../theme/scale.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { HelpLayout } from '../HelpLayout/HelpLayout.tsx';

/** The help centre until its articles are there. */
export function HelpLoading() {
  const words = useWords();
  return (
    <HelpLayout
      search={<Skeleton width="100%" height={control.height.form} />}
      sections={[]}
      current={words('help.title')}
      outline={[]}
    >
      <VisuallyHidden as="h1">{words('help.title')}</VisuallyHidden>
      <Lines aria-busy="true">
        <VisuallyHidden as="p">{words('help.loading')}</VisuallyHidden>
        <Skeleton width="40%" height={control.height.sm} />
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((line) => (
          <Skeleton key={line} width="100%" height={space[6]} />
        ))}
      </Lines>
    </HelpLayout>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
`;

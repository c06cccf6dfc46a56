import type { EditionId } from '@rugby/domain/editions';
import styled from 'styled-components';
import { space } from '../../theme/scale.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LandingStepsProps {
  readonly editionId: EditionId;
}

/** The game in three sentences. */
export function LandingSteps({ editionId }: LandingStepsProps) {
  const words = useWords();
  const steps = [
    { title: words('landing.pick'), text: words(`landing.${editionId}.pickText`) },
    { title: words('landing.captain'), text: words('landing.captainText') },
    { title: words('landing.change'), text: words('landing.changeText') },
  ];
  return (
    <section>
      <Heading>{words('landing.steps')}</Heading>
      <List>
        {steps.map(({ title, text }, index) => (
          <Step key={title}>
            <Figure aria-hidden="true">{index + 1}</Figure>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Step>
        ))}
      </List>
    </section>
  );
}

const Heading = styled.h2`
  ${visuallyHidden}
`;

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  max-inline-size: ${({ theme }) => theme.layout.landingMax};
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[5]} ${theme.layout.gutter.phone} ${theme.space[10]}`};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${({ theme }) => theme.media.md} {
    gap: ${({ theme }) => theme.space[10]};
    padding: ${({ theme }) => `${theme.space[10]} ${theme.layout.gutter.landing} ${theme.space[16]}`};
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: ${space[8]} 1fr;
  column-gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.sm} {
    display: block;
  }
`;

const Figure = styled.span`
  display: block;
  grid-row: span 2;
  ${textStyle('title')}
  color: ${({ theme }) => theme.color.accentText};
`;

const Title = styled.h3`
  ${textStyle('heading')}
  color: ${({ theme }) => theme.color.text};
`;

const Text = styled.p`
  max-inline-size: 20.5rem;
  margin-block-start: ${({ theme }) => theme.space[1]};
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
`;

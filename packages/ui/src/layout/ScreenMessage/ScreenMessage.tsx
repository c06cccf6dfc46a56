import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface ScreenMessageProps {
  readonly title: string;
  /** What it means for the user. */
  readonly children: ReactNode;
  /** A link or button for the brand background. */
  readonly action?: ReactNode;
  /** Drawn over the title. */
  readonly mark?: ReactNode;
  /** Drawn behind the text. */
  readonly scene?: ReactNode;
}

/** Replaces a whole page that cannot be shown, on the brand background. Works without a words provider. */
export function ScreenMessage({ title, children, action, mark, scene }: ScreenMessageProps) {
  return (
    <Ground>
      {scene}
      <Front>
        {mark}
        <Title>{title}</Title>
        <Text>{children}</Text>
        {action}
      </Front>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  display: grid;
  align-items: start;
  min-block-size: 70dvh;
  overflow: clip;
  background-color: ${({ theme }) => theme.color.brandBar};
  color: ${({ theme }) => theme.color.onBrandBar};
  ${({ theme }) => theme.media.md} {
    align-items: center;
  }
`;

const Front = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[5]};
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.layout.landingMax};
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[10]} ${theme.layout.gutter.phone}`};
  ${({ theme }) => theme.media.md} {
    padding-inline: ${({ theme }) => theme.layout.gutter.landing};
  }
`;

const Title = styled.h1`
  ${textStyle('title')}
  ${({ theme }) => theme.media.md} {
    ${textStyle('display')}
  }
`;

const Text = styled.div`
  max-inline-size: 27rem;
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.onBrandBarMuted};
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { hairline } from '../../theme/mixins.ts';
import { bannerBand, bannerSentence, bannerSlab } from './bannerLook.ts';

export interface BannerProps {
  readonly icon: IconName;
  /** One or two words in the slab. */
  readonly label: ReactNode;
  readonly sentence: ReactNode;
  /** The name of the region. Without it the banner is a status, announced when it appears. */
  readonly name?: string;
  /** Buttons at the end of the band. */
  readonly children: ReactNode;
}

/** A highlighted band above the pitch that says what is special now, as long as it lasts. */
export function Banner({ icon, label, sentence, name, children }: BannerProps) {
  return (
    <Band {...(name === undefined ? { as: 'output' } : { 'aria-label': name })}>
      <Slab>
        <Icon name={icon} size={16} />
        {label}
      </Slab>
      <Sentence>{sentence}</Sentence>
      {children}
    </Band>
  );
}

const Band = styled.section`
  ${bannerBand}
  background-color: ${({ theme }) => theme.color.raised};
  ${hairline('block-end')}
`;

const Slab = styled.strong`
  ${bannerSlab}
  background-color: ${({ theme }) => theme.color.highlight};
  color: ${({ theme }) => theme.color.onHighlight};
`;

const Sentence = styled.span`
  ${bannerSentence}
`;

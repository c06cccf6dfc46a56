import { useState } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A picture that links to the advertised page. */
export interface AdvertPicture {
  readonly href: string;
  /** URL of the picture; without one the text is shown. */
  readonly image?: string;
  /** Alternative text of the picture. */
  readonly text: string;
}

/** `banner` spans a page, `box` stands in a sidebar. */
export type AdvertForm = 'banner' | 'box';

export interface AdvertSlotProps {
  /** The advertisement for the user's country; undefined reserves the space while it is not known, null renders nothing. */
  readonly advert: AdvertPicture | null | undefined;
  readonly form?: AdvertForm;
}

/**
 * A labelled slot for an advertisement. Its size is fixed, so that nothing moves when the picture loads, and grows for a long text only. A picture
 * that does not load is replaced by its text.
 */
export function AdvertSlot({ advert, form = 'banner' }: AdvertSlotProps) {
  const words = useWords();
  const [failed, setFailed] = useState<string>();
  if (advert === null) return null;
  return (
    <Slot aria-label={words('ui.advert')} $form={form}>
      <Name aria-hidden="true">{words('ui.advert')}</Name>
      <Place $form={form}>
        {advert && (
          <AdvertLink href={advert.href} rel="sponsored noreferrer" target="_blank">
            {advert.image === failed ? (
              <Text>{advert.text}</Text>
            ) : (
              <img src={advert.image} alt={advert.text} loading="lazy" onError={() => setFailed(advert.image)} />
            )}
          </AdvertLink>
        )}
      </Place>
    </Slot>
  );
}

const Slot = styled.aside<{ $form: AdvertForm }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${({ theme }) => theme.space[1]};
  ${({ $form }) => $form === 'banner' && acrossThePage}
`;

const acrossThePage = css`
  max-inline-size: ${({ theme }) => theme.layout.landingMax};
  margin-inline: auto;
  padding: ${({ theme }) => `0 ${theme.layout.gutter.phone} ${theme.space[6]}`};
  ${({ theme }) => theme.media.md} {
    padding-inline: ${({ theme }) => theme.layout.gutter.landing};
  }
`;

const Name = styled.span`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const places: Readonly<Record<AdvertForm, RuleSet>> = {
  banner: css`
    aspect-ratio: 32 / 5;
    ${({ theme }) => theme.media.md} {
      aspect-ratio: 728 / 90;
      max-inline-size: ${({ theme }) => theme.layout.advert.banner};
    }
  `,
  box: css`
    aspect-ratio: 6 / 5;
    max-inline-size: ${({ theme }) => theme.layout.advert.box};
  `,
};

const Place = styled.div<{ $form: AdvertForm }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.sunken};
  ${({ $form }) => places[$form]}
`;

const Text = styled.span`
  align-self: center;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  ${textStyle('heading')}
`;

const AdvertLink = styled.a`
  display: grid;
  position: relative;
  border-radius: inherit;
  color: ${({ theme }) => theme.color.text};
  ${focusRing}
  &:focus-visible {
    outline-offset: calc(-1 * ${({ theme }) => theme.control.ring.width});
  }
  & > img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border-radius: inherit;
  }
`;

import { type PictureFormat, pictureFormats, pictureSizes } from '@rugby/domain/game/sharing/pictureFormats';
import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { SharePictureLink, type SharePictureLinkProps } from './SharePictureLink.tsx';
import { SharePictureWays, type SharePictureWaysProps } from './SharePictureWays.tsx';

export type { SharedLink } from './SharePictureLink.tsx';
export type { CopiedPart, SharedFile } from './SharePictureWays.tsx';

/** The picture while it is drawn, when that failed, and when it is there. */
export type DrawnPicture =
  | { readonly state: 'drawing' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | ({ readonly state: 'drawn' } & SharePictureWaysProps['file']);

export interface SharePictureProps extends Omit<SharePictureWaysProps, 'file'> {
  readonly roundNumber: number;
  readonly picture: DrawnPicture;
  /** The picture in words. */
  readonly alt: string;
  /** Why players are missing in the picture. */
  readonly note?: string | undefined;
  readonly format: PictureFormat;
  /** The link to the team; omitted for the team of another user. */
  readonly link?: SharePictureLinkProps | undefined;
  readonly onFormatChange: (format: PictureFormat) => void;
  readonly onClose: () => void;
}

/** The picture of a fifteen and its score, to download, copy and share. [B16] */
export function SharePicture({
  roundNumber,
  picture,
  alt,
  note,
  format,
  link,
  onFormatChange,
  onClose,
  ...ways
}: SharePictureProps) {
  const words = useWords();
  const { width, height } = pictureSizes[format];
  return (
    <Dialog title={words('sharing.title', { round: roundNumber })} size="boosters" isDismissable onClose={onClose}>
      <Content>
        <Frame $format={format} aria-busy={picture.state === 'drawing'}>
          {picture.state === 'drawing' && (
            <>
              <Skeleton width="100%" height="100%" />
              <Hidden>{words('sharing.drawing')}</Hidden>
            </>
          )}
          {picture.state === 'failed' && <ErrorPanel title={words('sharing.failed')} onRetry={picture.onRetry} />}
          {picture.state === 'drawn' && <img src={picture.href} alt={alt} width={width} height={height} />}
        </Frame>
        {note !== undefined && <Note>{note}</Note>}
        <RadioGroup
          label={words('sharing.format')}
          options={pictureFormats.map((id) => ({ id, label: words(`sharing.formats.${id}`) }))}
          value={format}
          onChange={onFormatChange}
        />
        <SharePictureWays {...ways} file={picture.state === 'drawn' ? picture : undefined} />
        {link && <SharePictureLink {...link} />}
        <section aria-labelledby="share-alt">
          <h3 id="share-alt">{words('sharing.alt')}</h3>
          <Alt>{alt}</Alt>
        </section>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  & h3 {
    ${textStyle('bodyStrong')}
    color: ${({ theme }) => theme.color.text};
  }
`;

/** As high as the picture before it is drawn, so that nothing moves. */
const Frame = styled.div<{ readonly $format: PictureFormat }>`
  aspect-ratio: ${({ $format }) => `${pictureSizes[$format].width} / ${pictureSizes[$format].height}`};
  inline-size: ${({ $format }) => ($format === 'wide' ? '100%' : '60%')};
  margin-inline: auto;
  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: ${({ theme }) => theme.radius.md};
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Note = styled.p`
  ${textStyle('body')}
`;

const Alt = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
`;

import styled from 'styled-components';
import { useCopied } from '../../leagues/InvitePanel/useCopied.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** What can be copied: the picture, and the picture in words. */
export type CopiedPart = 'picture' | 'alt';

/** A drawn picture. */
export interface SharedFile {
  /** Its address in this page. */
  readonly href: string;
  readonly name: string;
  /** Hands it to another app; omitted where the browser cannot. */
  readonly onShare?: () => void;
}

export interface SharePictureWaysProps {
  /** Undefined until it is drawn. */
  readonly file: SharedFile | undefined;
  /** What can be copied, in the order of the buttons. */
  readonly parts: readonly CopiedPart[];
  /** Copies a part; answers whether it could. */
  readonly onCopy: (part: CopiedPart) => Promise<boolean>;
}

/** The ways out of the dialog for a picture: a file, the clipboard, another app. */
export function SharePictureWays({ file, parts, onCopy }: SharePictureWaysProps) {
  const words = useWords();
  const { copied, refused, copy } = useCopied<CopiedPart>(async (text) => {
    const part = parts.find((one) => one === text);
    return part !== undefined && onCopy(part);
  });
  const shown = parts.filter((part) => part !== 'picture' || file !== undefined);
  return (
    <Root>
      <Ways>
        {file?.onShare && (
          <Button icon="share" onPress={file.onShare}>
            {words('sharing.native')}
          </Button>
        )}
        {file && (
          <Link variant={file.onShare ? 'secondary' : 'primary'} href={file.href} download={file.name}>
            {words('sharing.download')}
          </Link>
        )}
        {shown.map((part) => (
          <Button
            key={part}
            variant="secondary"
            icon={copied === part ? 'check' : icons[part]}
            onPress={() => void copy(part, part)}
          >
            {words(copied === part ? 'sharing.copied' : labels[part])}
          </Button>
        ))}
      </Ways>
      {file && !file.onShare && <Note>{words('sharing.noFiles')}</Note>}
      {refused !== undefined && <FormError title={words(`sharing.refused.${refused}`)} />}
      <LiveRegion text={copied === undefined ? '' : words(`sharing.${copied}Copied`)} />
    </Root>
  );
}

const icons = { picture: 'camera', alt: 'copy' } as const;
const labels = { picture: 'sharing.copyPicture', alt: 'sharing.copyAlt' } as const;

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;

const Ways = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Note = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { useCopied } from './useCopied.ts';

export interface InvitePanelProps {
  readonly code: string;
  /** The address that leads to the league. */
  readonly link: string;
  /** The sentence that is shared with the link. */
  readonly text: string;
  /** Copies a text; answers whether it could. */
  readonly onCopy: (text: string) => Promise<boolean>;
  /** Opens the device's own way of sharing; left out where there is none. */
  readonly onShare?: (() => void) | undefined;
}

/** The code and the link of a league, to copy and to share. */
export function InvitePanel({ code, link, text, onCopy, onShare }: InvitePanelProps) {
  const words = useWords();
  const { copied, refused, copy } = useCopied<'code' | 'link'>(onCopy);
  const shared = encodeURIComponent(link);
  return (
    <Root>
      <Code>
        <span>{code}</span>
        <Button
          variant="quiet"
          size="sm"
          icon={copied === 'code' ? 'check' : 'copy'}
          aria-label={words('leagues.share.copyCode')}
          onPress={() => void copy('code', code)}
        >
          {words(copied === 'code' ? 'leagues.share.copied' : 'leagues.share.copyCode')}
        </Button>
      </Code>
      <Ways>
        <Button
          variant="secondary"
          icon={copied === 'link' ? 'check' : 'link'}
          aria-label={words('leagues.share.copyLink')}
          onPress={() => void copy('link', link)}
        >
          {words(copied === 'link' ? 'leagues.share.copied' : 'leagues.share.copyLink')}
        </Button>
        {onShare && (
          <Button variant="secondary" icon="share" onPress={onShare}>
            {words('leagues.share.native')}
          </Button>
        )}
        <Link variant="secondary" target="_blank" rel="noopener" href={`https://www.facebook.com/sharer/sharer.php?u=${shared}`}>
          <Icon name="facebook" />
          {words('leagues.share.facebook')}
        </Link>
        <Link
          variant="secondary"
          target="_blank"
          rel="noopener"
          href={`https://twitter.com/intent/tweet?url=${shared}&text=${encodeURIComponent(text)}`}
        >
          <Icon name="twitter" />
          {words('leagues.share.twitter')}
        </Link>
      </Ways>
      {refused !== undefined && (
        <FormError title={words('leagues.share.refused')}>{refused === 'link' && <Address>{link}</Address>}</FormError>
      )}
      <LiveRegion text={copied === undefined ? '' : words(`leagues.share.${copied}Copied`)} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.field};
  & > span {
    ${textStyle('dialogTitle')}
    color: ${({ theme }) => theme.color.text};
    letter-spacing: 0.08em;
    overflow-wrap: anywhere;
  }
`;

const Address = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space[2]};
`;

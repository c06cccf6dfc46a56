import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopied } from '../../leagues/InvitePanel/useCopied.ts';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** What is known of the link to the team: `none` before it is made and after it was deleted. */
export type SharedLink =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'none' }
  | { readonly state: 'shared'; readonly href: string };

export interface SharePictureLinkProps {
  readonly link: SharedLink;
  /** While the link is made or deleted. */
  readonly isChanging: boolean;
  /** Why it could not be made or deleted. */
  readonly error?: string | undefined;
  readonly onRetry: () => void;
  readonly onCreate: () => void;
  readonly onDelete: () => void;
  /** Copies a text; answers whether it could. */
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** The link to the team: made on purpose, copied, and deleted again. [B16] */
export function SharePictureLink({ link, isChanging, error, onRetry, onCreate, onDelete, onCopy }: SharePictureLinkProps) {
  const words = useWords();
  const [pressed, setPressed] = useState<'create' | 'stop'>();
  const { copied, refused, copy } = useCopied<'link'>(onCopy);
  const copyButton = useRef<HTMLButtonElement>(null);
  const isShared = link.state === 'shared';
  // The pressed button ends the link from now on, which another press must not do by mistake.
  useEffect(() => {
    if (isShared && pressed === 'create') copyButton.current?.focus();
  }, [isShared, pressed]);
  if (link.state === 'failed') return <ErrorPanel title={words('sharing.link.failed')} onRetry={onRetry} />;

  function toggle(): void {
    setPressed(isShared ? 'stop' : 'create');
    if (isShared) onDelete();
    else onCreate();
  }

  return (
    <Root aria-labelledby="share-link" aria-busy={link.state === 'loading'}>
      <h3 id="share-link">{words('sharing.link.heading')}</h3>
      <Text>{words('sharing.link.text')}</Text>
      {isShared && <Address>{link.href}</Address>}
      {link.state === 'loading' ? (
        <Skeleton width="100%" height="2.75rem" />
      ) : (
        <Ways>
          {isShared && (
            <Button
              variant="secondary"
              ref={copyButton}
              icon={copied === undefined ? 'link' : 'check'}
              onPress={() => void copy('link', link.href)}
            >
              {words(copied === undefined ? 'sharing.link.copy' : 'sharing.copied')}
            </Button>
          )}
          <Button
            variant={isShared ? 'quiet' : 'secondary'}
            isPending={isChanging}
            pendingLabel={words(isShared ? 'sharing.link.stopping' : 'sharing.link.creating')}
            onPress={toggle}
          >
            {words(isShared ? 'sharing.link.stop' : 'sharing.link.create')}
          </Button>
        </Ways>
      )}
      {error !== undefined && <FormError title={error} />}
      {refused !== undefined && <FormError title={words('sharing.refused.link')} />}
      {link.state === 'none' && pressed === 'stop' && <Text>{words('sharing.link.stopped')}</Text>}
      <LiveRegion text={announced()} />
    </Root>
  );

  function announced(): string {
    if (copied !== undefined) return words('sharing.link.copied');
    return link.state === 'none' && pressed === 'stop' ? words('sharing.link.stopped') : '';
  }
}

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;

const Text = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Address = styled.p`
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.field};
  ${textStyle('label')}
  overflow-wrap: anywhere;
  user-select: all;
`;

const Ways = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { useCopied } from '../InvitePanel/useCopied.ts';

export interface ShareTextProps {
  /** The text with its link. */
  readonly text: string;
  /** Copies a text; answers whether it could. */
  readonly onCopy: (text: string) => Promise<boolean>;
  /** Opens the device's own way of sharing; left out where there is none, and the text is copied. */
  readonly onShare?: (() => void) | undefined;
}

/** Shares a text by the device's own way, else by a copy. */
export function ShareText({ text, onCopy, onShare }: ShareTextProps) {
  const words = useWords();
  const { copied, refused, copy } = useCopied<'text'>(onCopy);
  const isCopied = copied !== undefined;
  return (
    <Root>
      <Button variant="secondary" icon={isCopied ? 'check' : 'share'} onPress={onShare ?? (() => void copy('text', text))}>
        {words(isCopied ? 'leagues.share.copied' : 'leagues.share.native')}
      </Button>
      {refused !== undefined && (
        <FormError title={words('leagues.share.refused')}>
          <Text>{text}</Text>
        </FormError>
      )}
      <LiveRegion text={isCopied ? words('leagues.share.textCopied') : ''} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[2]};
`;

const Text = styled.span`
  display: block;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

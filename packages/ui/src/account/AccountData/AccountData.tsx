import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

/** A form of file that the export comes in. */
export type ExportFormat = 'json' | 'csv';

export interface AccountDataProps {
  /** The formats that are offered, with the label of each; default: all. */
  readonly labels?: Readonly<Partial<Record<ExportFormat, string>>>;
  /** Downloads the export; resolves to the error sentence, or undefined when it was downloaded. */
  readonly onDownload: (format: ExportFormat) => Promise<string | undefined>;
}

/** Downloads of everything that the game keeps about the user. [B17] */
export function AccountData({ labels, onDownload }: AccountDataProps) {
  const words = useWords();
  const [pending, setPending] = useState<ExportFormat>();
  const [error, setError] = useState<string>();
  const offered = labels ?? { json: words('account.data.json'), csv: words('account.data.csv') };

  async function download(format: ExportFormat): Promise<void> {
    setPending(format);
    setError(undefined);
    setError(await onDownload(format));
    setPending(undefined);
  }

  return (
    <Root>
      {error !== undefined && <FormError title={error} />}
      <Row>
        {formats
          .filter((format) => offered[format] !== undefined)
          .map((format) => (
            <Button
              key={format}
              variant="outline"
              icon="move-out"
              isPending={pending === format}
              onPress={() => void download(format)}
            >
              {offered[format]}
            </Button>
          ))}
      </Row>
    </Root>
  );
}

const formats = ['json', 'csv'] as const;

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
`;

const Row = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.sm} {
    display: flex;
    flex-wrap: wrap;
  }
`;

import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

export interface LeagueFiguresProps {
  readonly title: string;
  /** The value is formatted; undefined while it is on its way. */
  readonly figures: readonly { readonly label: string; readonly value: string | undefined }[];
  /** A sentence below the figures. */
  readonly children?: ReactNode;
}

/** Figures about leagues, one below the other, under a heading. */
export function LeagueFigures({ title, figures, children }: LeagueFiguresProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} aria-busy={figures.some(({ value }) => value === undefined)}>
      <h2 id={id}>{title}</h2>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <Skeleton width="3rem" height="1.25rem" />}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <p>{children}</p>}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  & > h2 {
    ${textStyle('heading')}
  }
  & div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    padding-block: ${({ theme }) => theme.space[3]};
    ${hairline('block-end')}
  }
  & dt {
    ${textStyle('body')}
  }
  & dd {
    ${textStyle('rowName')}
    text-align: end;
    overflow-wrap: anywhere;
  }
  & > p {
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

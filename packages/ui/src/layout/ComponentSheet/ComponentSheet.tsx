import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

export interface Specimen {
  /** The component's name in the library. */
  readonly name: string;
  /** One or several examples of the component. */
  readonly content: ReactNode;
  /** `wide` takes the whole row. */
  readonly width?: 'narrow' | 'wide';
}

export interface ComponentSheetProps {
  /** Heading of the group. */
  readonly title: string;
  readonly specimens: readonly Specimen[];
}

/** A group of components for a review, each below its name. */
export function ComponentSheet({ title, specimens }: ComponentSheetProps) {
  return (
    <Group>
      <Title>{title}</Title>
      <List>
        {specimens.map(({ name, content, width = 'narrow' }) => (
          <Place key={name} data-width={width}>
            <Name>{name}</Name>
            <Row>{content}</Row>
          </Place>
        ))}
      </List>
    </Group>
  );
}

const Group = styled.section`
  margin-block-start: ${({ theme }) => theme.space[10]};
`;

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space[4]};
  padding-block-end: ${({ theme }) => theme.space[3]};
  ${hairline('block-end')}
  ${textStyle('heading')}
`;

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.layout.specimen}), 1fr));
  gap: ${({ theme }) => `${theme.space[8]} ${theme.space[6]}`};
`;

const Place = styled.article`
  min-inline-size: 0;
  &[data-width='wide'] {
    grid-column: 1 / -1;
  }
`;

const Name = styled.h3`
  margin-block-end: ${({ theme }) => theme.space[3]};
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  & > :first-child:not(button, a, svg, span) {
    flex: 1;
    min-inline-size: 0;
  }
`;

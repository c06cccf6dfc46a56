import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useLostFocus } from '../../theme/useLostFocus.ts';

export interface AccountSectionProps {
  /** Anchor in the URL: `#avatar`. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly lead?: string;
  /** `danger` for the section that destroys something. */
  readonly tone?: 'default' | 'danger';
  /** Whether its heading opens and closes it, on a phone. What is typed into a closed section stays. */
  readonly isFolding: boolean;
  /** Key of the navigation to a URL whose fragment names it: each one opens it. Omitted while no fragment does. */
  readonly namedBy?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part of the account page: always open beside the menu, folding on a phone. Its heading gets the focus of a button that was pressed and is then
 * disabled or removed.
 */
export function AccountSection(props: AccountSectionProps) {
  const { id, title, icon, lead, tone = 'default', isFolding, namedBy, children } = props;
  const panel = useId();
  const [isOpen, setIsOpen] = useState(namedBy !== undefined);
  const [openedBy, setOpenedBy] = useState(namedBy);
  if (namedBy !== openedBy) {
    setOpenedBy(namedBy);
    if (namedBy !== undefined) setIsOpen(true);
  }
  const [section, heading] = [useRef<HTMLElement>(null), useRef<HTMLHeadingElement>(null)];
  useLostFocus(section, heading);
  const isShown = !isFolding || isOpen;
  return (
    <Section ref={section} id={id} aria-labelledby={`${panel}title`} $isFolding={isFolding}>
      <Title ref={heading} id={`${panel}title`} $tone={tone} tabIndex={-1}>
        {isFolding ? (
          <Opener type="button" aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
            <Icon name={icon} />
            <span>{title}</span>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          </Opener>
        ) : (
          title
        )}
      </Title>
      <Panel id={panel} hidden={!isShown} $isFolding={isFolding}>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </Panel>
    </Section>
  );
}

const Section = styled.section<{ $isFolding: boolean }>`
  ${hairline('block-end')}
  padding-block: ${({ theme, $isFolding }) => ($isFolding ? 0 : theme.space[8])};
  scroll-margin-block-start: ${({ theme }) => theme.layout.header.game};
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    border-block-end: ${({ $isFolding }) => ($isFolding ? undefined : 0)};
  }
`;

const Title = styled.h2<{ $tone: 'default' | 'danger' }>`
  ${textStyle('heading')}
  color: ${({ theme, $tone }) => ($tone === 'danger' ? theme.color.danger : theme.color.text)};
  &:focus {
    outline: none;
  }
`;

const Opener = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.control.height.lg};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  ${textStyle('rowName')}
  text-align: start;
  cursor: pointer;
  ${focusRing}
`;

const Panel = styled.div<{ $isFolding: boolean }>`
  padding-block: ${({ theme, $isFolding }) => ($isFolding ? `${theme.space[2]} ${theme.space[6]}` : `${theme.space[4]} 0`)};
`;

const Lead = styled.p`
  max-inline-size: 42rem;
  margin-block-end: ${({ theme }) => theme.space[4]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

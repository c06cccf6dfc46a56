import { ComponentSheet } from '@rugby/ui/layout/ComponentSheet';
import { Button } from '@rugby/ui/primitives/Button';
import { IconButton } from '@rugby/ui/primitives/IconButton';
import { Link } from '@rugby/ui/primitives/Link';
import { Menu } from '@rugby/ui/primitives/Menu';
import { Popover } from '@rugby/ui/primitives/Popover';
import { Tooltip } from '@rugby/ui/primitives/Tooltip';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { nothing } from './samples.ts';

/** What can be pressed. */
export function Actions() {
  const words = useWords();
  const play = words('landing.play');
  const specimens = [
    {
      name: 'Button',
      content: (
        <>
          <Button>{play}</Button>
          <Button variant="secondary">{play}</Button>
          <Button variant="outline" icon="swap">
            {play}
          </Button>
          <Button variant="quiet">{play}</Button>
          <Button variant="danger">{play}</Button>
          <Button isPending pendingLabel={words('common.loading')}>
            {play}
          </Button>
          <Button isDisabled>{play}</Button>
        </>
      ),
    },
    {
      name: 'IconButton',
      content: (
        <>
          <IconButton icon="retry" label={words('common.actions.retry')} />
          <IconButton icon="plus" label={words('landing.pick')} variant="accent" />
          <IconButton icon="help" label={words('landing.steps')} variant="outline" />
          <IconButton icon="close" label={words('common.actions.close')} variant="quiet" />
        </>
      ),
    },
    { name: 'Link', content: <Link href="#content">{words('landing.steps')}</Link> },
    {
      name: 'Menu',
      content: (
        <Menu label={words('ui.menu.title')} entries={[{ id: 'pick', label: words('landing.pick') }]} onAction={nothing}>
          <Button variant="secondary" icon="menu">
            {words('ui.menu.title')}
          </Button>
        </Menu>
      ),
    },
    {
      name: 'Popover',
      content: (
        <Popover trigger={<Button variant="outline">{words('landing.captain')}</Button>} title={words('landing.captain')}>
          {words('landing.captainText')}
        </Popover>
      ),
    },
    {
      name: 'Tooltip',
      content: (
        <Tooltip text={words('landing.changeText')}>
          <IconButton icon="info" label={words('landing.change')} />
        </Tooltip>
      ),
    },
  ];
  return <ComponentSheet title={words('components.groups.actions')} specimens={specimens} />;
}

import { Confirm } from '@rugby/ui/modals/Confirm';
import { ErrorPanel } from '@rugby/ui/layout/ErrorPanel';
import { ComponentSheet } from '@rugby/ui/layout/ComponentSheet';
import { Button } from '@rugby/ui/primitives/Button';
import { Drawer } from '@rugby/ui/primitives/Drawer';
import { FormError } from '@rugby/ui/primitives/FormError';
import { Pagination } from '@rugby/ui/primitives/Pagination';
import { Snackbar } from '@rugby/ui/primitives/Snackbar';
import { createSnackbarQueue, type SnackbarTone } from '@rugby/ui/primitives/snackbarQueue';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useState } from 'react';
import { nothing } from './samples.ts';

const tones: readonly SnackbarTone[] = ['default', 'live', 'negative', 'positive', 'warning'];

/** What speaks up. */
export function Messages() {
  const words = useWords();
  const [queue] = useState(createSnackbarQueue);
  const [open, setOpen] = useState<'confirm' | 'drawer'>();
  const close = () => setOpen(undefined);
  const specimens = [
    {
      name: 'Snackbar',
      content: tones.map((tone) => (
        <Button key={tone} variant="outline" onPress={() => queue.show({ text: words('common.errors.unavailable'), tone })}>
          {tone}
        </Button>
      )),
    },
    {
      name: 'Confirm',
      content: (
        <Button variant="outline" onPress={() => setOpen('confirm')}>
          Confirm
        </Button>
      ),
    },
    {
      name: 'Drawer',
      content: (
        <Button variant="outline" onPress={() => setOpen('drawer')}>
          Drawer
        </Button>
      ),
    },
    { name: 'FormError', content: <FormError title={words('auth.refusals.wrongCredentials')} /> },
    {
      name: 'ErrorPanel',
      content: <ErrorPanel title={words('landing.roundFailed')} onRetry={nothing} />,
    },
    { name: 'Pagination', content: <Pagination shown={20} total={312} hasMore onLoadMore={nothing} /> },
  ];
  return (
    <>
      <ComponentSheet title={words('components.groups.messages')} specimens={specimens} />
      <Confirm isOpen={open === 'confirm'} onConfirm={close} onCancel={close}>
        {words('components.lead')}
      </Confirm>
      <Drawer title={words('components.title')} isOpen={open === 'drawer'} onClose={close}>
        {words('components.lead')}
      </Drawer>
      <Snackbar queue={queue} />
    </>
  );
}

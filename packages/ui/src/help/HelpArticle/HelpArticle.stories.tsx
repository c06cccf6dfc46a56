import { betweenRounds, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { editions } from '@rugby/domain/editions';
import { expect, screen, waitFor, within } from 'storybook/test';
import { articleFrom } from '../../../../../.storybook/network/helpFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320 } from '../../../../../.storybook/plays/resilience.ts';
import { HelpArticle } from './HelpArticle.tsx';

const clubs = inEdition(editions.srp, betweenRounds);
const body = (title: string) => fromNetwork(clubs, async (network) => (await articleFrom(title)(network)).body);

const meta = preview.meta({
  component: HelpArticle,
  args: {
    edition: editions.srp,
    title: fromNetwork(clubs, async (network) => (await articleFrom('Scoring')(network)).title),
    body: body('Scoring'),
  },
});

/** Every word of the scoring table explains itself. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Scoring');
    await expect(canvas.getByRole('row', { name: /^Linebreak assists/ })).toHaveTextContent('+5');
    await userEvent.click(
      within(canvas.getByRole('table', { name: 'Attack' })).getByRole('button', { name: 'Linebreak assists' }),
    );
    await expect(await screen.findByRole('dialog', { name: 'Linebreak assists' })).toHaveTextContent('+5 each time');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Rules = meta.story({ args: { title: 'Boosters', body: body('Boosters') } });

export const Prose = meta.story({
  args: { title: 'How to play', body: body('How to play') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Scoring' })).toHaveAttribute('href', '/help/game-guidelines/scoring');
    await expect(canvas.getByRole('row', { name: 'Salary cap 100 million' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Build a team' })).toHaveAttribute('id', 'build-a-team');
  },
});

export const ByKeyboard = meta.story({
  args: { body: body('How to play'), title: 'How to play' },
  parameters: { picture: { disable: true } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const definition = await screen.findByRole('dialog', { name: 'Salary cap' });
    await waitFor(() => expect(definition).toBeVisible());
  },
});

/** Nothing in the HTML of an article runs, whatever its source. */
export const Hostile = meta.story({
  args: {
    title: 'Hostile',
    body: `<h1>Second title</h1><p onclick="window.hit=1">Text<script>window.hit=2</script><img src=x onerror="window.hit=3">
      <a href="javascript:window.hit=4">link</a> <dfn data-term="__proto__">word</dfn></p><iframe src="/"></iframe>
      <style>body{display:none}</style><form><input name="a"></form><svg><script>window.hit=5</script></svg><custom-tag>kept</custom-tag>`,
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hostile');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Second title');
    await expect(
      canvasElement.querySelector('script, img, iframe, style, form, input, svg, [onclick], [href^="javascript"]'),
    ).toBeNull();
    await expect(canvasElement).toHaveTextContent(/Text\s+link\s+word\s+kept/);
    await expect('hit' in window).toBe(false);
  },
});

export const LongText = meta.story({
  args: { title: 'Terms & Conditions', body: body('Terms & Conditions') },
  parameters: { picture: { disable: true } },
  play: expectNothingCut,
});

export const At320 = Default.extend(at320);

export const At200Percent = Prose.extend(at200Percent);

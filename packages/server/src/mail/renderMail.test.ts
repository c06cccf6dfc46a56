import { editions } from '@rugby/domain/editions';
import { describe, expect, test } from 'vitest';
import { mailColors } from './mailColors.ts';
import type { MailContent } from './MailContent.ts';
import { renderMailHtml } from './renderMailHtml.ts';
import { renderMailText } from './renderMailText.ts';

const content: MailContent = {
  subject: 'Ana invites you',
  heading: 'Ana <Fetuao> invites you to "Tackles" & more',
  tag: '3 hours left',
  paragraphs: ['A private league of 7 teams.'],
  facts: [{ name: 'Code', value: 'K7QTX4' }],
  action: { label: 'Join the league', url: 'https://fantasy.example/join?code=K7&from="mail"' },
  notes: ['Or type the code.'],
  reason: 'Ana asked us to send this one message.',
  links: [
    { label: 'Decline', url: 'https://fantasy.example/decline' },
    { label: 'Change', url: 'https://fantasy.example/account' },
  ],
};

describe.each(Object.values(editions))('a mail of $title', (edition) => {
  const frame = { edition, language: 'en-US', signature: 'A game, sent to "ana"+<b>@example.com' };
  const html = renderMailHtml(content, frame);

  test('has the colours of its edition, and those of the dark mode where the reader uses it', () => {
    const { light, dark } = mailColors[edition.id];
    const [rules = '', rest = ''] = html.split('</style>');
    expect(rest).toContain(`background:${light.action}`);
    expect(rules).toMatch(/@media \(prefers-color-scheme: dark\)/);
    expect(rules).toContain(`.action { background: ${dark.action} !important; color: ${dark.onAction} !important; }`);
    expect(rules).toContain(`.surface { background: ${dark.surface} !important; }`);
  });

  test('shows a banner only where it has one, and no words for it', () => {
    const banner = 'https://fantasy.example/media/image/invite.png?a=1&b="2"';
    expect(renderMailHtml({ ...content, banner }, frame)).toContain(
      '<img src="https://fantasy.example/media/image/invite.png?a=1&amp;b=&quot;2&quot;" alt=""',
    );
    expect(html).not.toContain('<img');
    expect(renderMailText({ ...content, banner }, frame)).toBe(renderMailText(content, frame));
  });

  test('says the same as HTML and as text', () => {
    const text = renderMailText(content, frame);
    for (const part of ['3 hours left', 'A private league of 7 teams.', 'K7QTX4', 'Or type the code.']) {
      expect(text).toContain(part);
      expect(html).toContain(part.split(' ').at(-1));
    }
    expect(text).toContain('Join the league:\nhttps://fantasy.example/join?code=K7&from="mail"');
  });

  test('ends with the game and the address that it was sent to', () => {
    expect(html).toMatch(/<br>A game, sent to &quot;ana&quot;\+&lt;b&gt;@example\.com\s*<\/td>/);
    expect(renderMailText(content, frame)).toMatch(/\nA game, sent to "ana"\+<b>@example\.com$/);
  });

  test('keeps its links apart', () => expect(html).toMatch(/>Decline<\/a> · <a [^>]*>Change<\/a>/));

  test('shows what a user typed as text, never as HTML', () => {
    expect(html).toContain('Ana &lt;Fetuao&gt; invites you to &quot;Tackles&quot; &amp; more');
    expect(html).toContain('href="https://fantasy.example/join?code=K7&amp;from=&quot;mail&quot;"');
  });
});

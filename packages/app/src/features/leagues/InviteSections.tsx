import { shareLink } from '@rugby/domain/game/leagues/shareLink';
import type { League } from '@rugby/domain/game/model/league';
import { InviteByEmail } from '@rugby/ui/leagues/InviteByEmail';
import { InvitePanel } from '@rugby/ui/leagues/InvitePanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { canShare, copyText, share } from '../../site/deviceSharing.ts';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { useStores } from '../../stores/StoresContext.tsx';
import { useLeagueMessages } from './useLeagueMessages.ts';

interface SectionProps {
  readonly league: League;
}

/** The code and the link of a league, to copy and to share. */
export const ShareSection = observer(function ShareSection({ league: { name, code } }: SectionProps) {
  const { edition, clock, ports } = useStores();
  const words = useWords();
  const { fail } = useLeagueMessages();
  const [timestamp] = useState(() => clock.read());
  const target = { base: ports.visit.origin, lang: ports.api.language, edition };
  const link = shareLink(target, 'league_invite', { timestamp, ...(code !== null && { leagueCode: code }) });
  const text = words('leagues.share.text', { name });

  async function copy(copied: string): Promise<boolean> {
    if (code !== null) return copyText(copied);
    fail(words('leagues.share.noLeague'));
    return false;
  }

  return (
    <section aria-labelledby="share">
      <h2 id="share">{words('leagues.share.title')}</h2>
      <InvitePanel
        code={code ?? words('leagues.join.noManager')}
        link={link}
        text={text}
        onCopy={copy}
        {...(canShare() && { onShare: () => share({ title: name, text, url: link }) })}
      />
    </section>
  );
});

/** Invites by mail. An address that gets none is not named; a request that fails is. */
export const EmailSection = observer(function EmailSection({ league: { code } }: SectionProps) {
  const { league } = useStores().leagues.value;
  const words = useWords();
  const { report, fail } = useLeagueMessages();

  async function send(addresses: readonly string[]): Promise<string | undefined> {
    if (code === null) {
      fail(words('leagues.share.noLeague'));
      return words('leagues.share.noLeague');
    }
    const outcome = await league.invite(addresses);
    report(outcome, words('leagues.email.success'));
    return outcome.ok ? undefined : failureSentence(outcome.failure, words);
  }

  return (
    <section aria-labelledby="invite-by-email">
      <h2 id="invite-by-email">{words('leagues.email.title')}</h2>
      <InviteByEmail onSend={send} />
    </section>
  );
});

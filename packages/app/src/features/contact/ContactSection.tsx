import { contactUs } from '@rugby/domain/contract/help/messages';
import { ContactForm } from '@rugby/ui/account/ContactForm';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useAskBeforeUnload } from '../../site/useAskBeforeUnload.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { formOutcome } from '@rugby/domain/i18n/formOutcome';

/**
 * The contact form with the name and the address of the user, for the help centre. Works signed in and out. The message stays while other pages are
 * read, and the browser asks before it is lost.
 */
export const ContactSection = observer(function ContactSection() {
  const { api, edition, session, unsentForms } = useStores();
  const words = useWords();
  const { user } = session;
  useAskBeforeUnload(() => unsentForms.contact !== undefined);
  return (
    <ContactForm
      key={session.endedVisits}
      unsent={unsentForms.contact}
      onChange={(unsent) => {
        unsentForms.contact = unsent;
      }}
      {...(user !== null && { sender: { name: `${user.firstName} ${user.lastName}`.slice(0, 45), email: user.email } })}
      onSend={async (answers) =>
        formOutcome(await api.send(contactUs, { body: { ...answers, game: edition.playedGame } }), words)
      }
    />
  );
});

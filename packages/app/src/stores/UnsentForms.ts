import type { LeagueFormAnswers } from '@rugby/domain/game/leagues/leagueForm';
import type { ContactAnswers } from '@rugby/domain/game/messages/messageProblems';
import type { RegistrationState } from '@rugby/ui/account/AuthDialog';
import type { JoiningState } from '@rugby/ui/account/TermsConfirmation';

/**
 * What was typed into forms and not sent, in the memory of the page only. A form that is closed or left opens as it was. Nothing is stored on the
 * device: answers are personal data.
 */
export interface UnsentForms {
  registration: RegistrationState | undefined;
  /** With what a user of one edition joins the other. */
  joining: JoiningState | undefined;
  contact: Partial<ContactAnswers> | undefined;
  /** The settings that were changed, by the id of the league. */
  readonly leagueSettings: Map<number, Partial<LeagueFormAnswers>>;
}

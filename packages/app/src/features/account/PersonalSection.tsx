import type { User } from '@rugby/domain/contract/account/user';
import { genders } from '@rugby/domain/game/session/genders';
import { type PersonalChange, PersonalInformation } from '@rugby/ui/account/PersonalInformation';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.tsx';
import { checksOf } from '../session/registrationForm.ts';
import { squadsByName } from '../session/squadsByName.ts';
import { useCountries } from '../session/useCountries.ts';
import { useLoadedChoices } from '../session/useLoadedChoices.ts';
import { useAccountActions } from './useAccountActions.ts';

export interface PersonalSectionProps {
  readonly user: User;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** The personal information, with the squads of the edition. */
export const PersonalSection = observer(function PersonalSection({ user, onDirtyChange }: PersonalSectionProps) {
  const { api, edition, season } = useStores();
  const words = useWords();
  const countries = useCountries();
  const squadsFailure = useLoadedChoices(season.squads);
  const { save } = useAccountActions();
  const field = edition.supportedSquadField;
  const { email, firstName, lastName, displayName, gender, dob, countryOfResidenceId } = user;

  async function saveChange({ squadId, gender: chosen, ...changed }: PersonalChange): Promise<FormOutcome> {
    const known = genders.find((one) => one === chosen);
    const change = { ...changed, ...(known && { gender: known }), ...(squadId !== undefined && { [field]: squadId }) };
    const outcome = await save(change, 'account.success.personal');
    if (outcome.ok || outcome.fields?.[field] === undefined) return outcome;
    return { ...outcome, fields: { ...outcome.fields, squadId: outcome.fields[field] } };
  }

  return (
    <PersonalInformation
      stored={{ email, firstName, lastName, displayName, gender, dob, countryOfResidenceId, squadId: user[field] }}
      now={new Date().toISOString()}
      {...countries}
      squadsFailure={squadsFailure}
      squads={squadsByName(season.squads.value).map(({ id, name }) => ({ id, label: name }))}
      onCheckDisplayName={checksOf(api, words).onCheckDisplayName}
      onSave={saveChange}
      onDirtyChange={onDirtyChange}
    />
  );
});

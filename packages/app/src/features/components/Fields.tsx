import { passwordRules } from '@rugby/domain/game/session/password';
import { ComponentSheet } from '@rugby/ui/layout/ComponentSheet';
import { Checkbox } from '@rugby/ui/primitives/Checkbox';
import { ComboBox } from '@rugby/ui/primitives/ComboBox';
import { DateField } from '@rugby/ui/primitives/DateField';
import { FileField } from '@rugby/ui/primitives/FileField';
import { PasswordField } from '@rugby/ui/primitives/PasswordField';
import { Select } from '@rugby/ui/primitives/Select';
import { Switch } from '@rugby/ui/primitives/Switch';
import { TextField } from '@rugby/ui/primitives/TextField';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useState } from 'react';
import { useSquadOptions } from './samples.ts';

/** What is filled in or chosen. */
export function Fields() {
  const words = useWords();
  const squads = useSquadOptions();
  const [squad, setSquad] = useState<number | null>(null);
  const [date, setDate] = useState('');
  const [password, setPassword] = useState('');
  const [file, setFile] = useState<string | null>(null);
  const rules = passwordRules(password).map(({ rule, isMet }) => ({
    id: rule,
    label: words(`auth.passwordRules.${rule}`),
    isMet,
  }));
  const support = { label: words('auth.fields.supportedSquadId'), options: squads, value: squad };
  const specimens = [
    {
      name: 'TextField',
      content: <TextField label={words('auth.fields.displayName')} error={words('auth.problems.displayNameTooShort')} />,
    },
    {
      name: 'PasswordField',
      content: (
        <PasswordField
          label={words('auth.fields.password')}
          rules={rules}
          value={password}
          onChange={setPassword}
          autoComplete="off"
        />
      ),
    },
    {
      name: 'DateField',
      content: <DateField label={words('auth.fields.dob')} placeholder="dd/MM/yyyy" value={date} onChange={setDate} />,
    },
    { name: 'Select', content: <Select {...support} onChange={setSquad} /> },
    { name: 'ComboBox', content: <ComboBox {...support} onChange={setSquad} /> },
    {
      name: 'FileField',
      content: (
        <FileField
          label="Avatar"
          accept={['image/png', 'image/jpeg', 'image/webp']}
          fileName={file}
          onChoose={({ name }) => setFile(name)}
          onClear={() => setFile(null)}
        />
      ),
    },
    { name: 'Checkbox', content: <Checkbox>{words('landing.change')}</Checkbox> },
    { name: 'Switch', content: <Switch>{words('landing.change')}</Switch> },
  ];
  return <ComponentSheet title={words('components.groups.fields')} specimens={specimens} />;
}

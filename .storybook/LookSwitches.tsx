import { DocsContext } from '@storybook/addon-docs/blocks';
import { brands, modes } from '@rugby/ui/theme/brands';
import { use, useEffect, useId, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';

/** The edition and the mode in which a documentation page shows its stories. */
export interface ShownLook {
  readonly edition: string;
  readonly mode: string;
}

/** The look that the toolbar, a switch on the page or the URL chose last. */
export function useShownLook(initial: ShownLook): ShownLook {
  const { channel } = use(DocsContext);
  const [look, setLook] = useState(initial);
  useEffect(() => {
    const follow = ({ globals }: { readonly globals: ShownLook }) => setLook({ edition: globals.edition, mode: globals.mode });
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return look;
}

/** Switches for edition and mode on a documentation page, in step with the toolbar's. */
export function LookSwitches({ shown: { edition, mode } }: { readonly shown: ShownLook }) {
  const { channel } = use(DocsContext);
  const choose = (globals: Partial<ShownLook>) => channel.emit(UPDATE_GLOBALS, { globals });
  return (
    <form style={{ display: 'flex', flexWrap: 'wrap', gap: 24, marginBlock: 16, color: 'black', colorScheme: 'light' }}>
      <Choice label="Edition" options={brands} chosen={edition} onChoose={(chosen) => choose({ edition: chosen })} />
      <Choice label="Mode" options={modes} chosen={mode} onChoose={(chosen) => choose({ mode: chosen })} />
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
}

function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset style={{ display: 'flex', gap: 12, border: 0, padding: 0, margin: 0 }}>
      <legend style={{ float: 'left', paddingInlineEnd: 12, fontWeight: 700 }}>{label}</legend>
      {options.map((option) => (
        <label key={option} style={{ display: 'flex', gap: 4, alignItems: 'center' }}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

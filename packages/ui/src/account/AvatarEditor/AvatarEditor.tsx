import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AvatarEditorPreview } from './AvatarEditorView.tsx';
import { AvatarEditorStage } from './AvatarEditorStage.tsx';
import { type Crop, type PictureSize, wholeCrop } from './crop.ts';
import { drawCrop, measurePicture } from './drawCrop.ts';

export interface AvatarEditorProps {
  readonly name: string;
  /** URL of the stored avatar. */
  readonly stored?: string;
  readonly onSave: (picture: Blob) => Promise<FormOutcome>;
  readonly onRemove: () => Promise<FormOutcome>;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

interface Chosen {
  readonly name: string;
  readonly src: string;
  readonly size: PictureSize;
}

const mostBytes = 5 * 1024 * 1024;
const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Chooses a picture, crops it in the browser and saves it; removes the stored one. */
export function AvatarEditor({ name, stored, onSave, onRemove, onDirtyChange }: AvatarEditorProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<Chosen>();
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState<'save' | 'remove'>();
  const isDirty = chosen !== undefined;
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);
  useEffect(() => {
    if (chosen === undefined) return undefined;
    return () => URL.revokeObjectURL(chosen.src);
  }, [chosen]);

  async function choose(file: File): Promise<void> {
    setError(undefined);
    if (file.size > mostBytes) return setError(words('account.refusals.avatarTooLarge'));
    const src = URL.createObjectURL(file);
    const size = await measurePicture(src);
    if (size === undefined) {
      URL.revokeObjectURL(src);
      return setError(words('account.avatar.unreadable'));
    }
    setCrop(wholeCrop);
    return setChosen({ name: file.name, src, size });
  }

  /** What failed with the picture is over with it. */
  function clear(): void {
    setChosen(undefined);
    setError(undefined);
  }

  async function save({ src, size }: Chosen): Promise<void> {
    setPending('save');
    const picture = await drawCrop(src, crop, size);
    const outcome = picture === undefined ? undefined : await onSave(picture);
    show(outcome ?? { ok: false, common: words('account.avatar.unreadable') });
    if (outcome?.ok === true) setChosen(undefined);
  }

  async function remove(): Promise<void> {
    setPending('remove');
    show(await onRemove());
  }

  function show(outcome: FormOutcome): void {
    setPending(undefined);
    setError(outcome.ok ? undefined : (outcome.fields?.['avatar'] ?? outcome.common));
  }

  return (
    <Root>
      <FileField
        label={words('account.avatar.field')}
        accept={accepted}
        fileName={chosen?.name ?? null}
        hint={words('account.avatar.hint')}
        error={error}
        onChoose={(file) => void choose(file)}
        onClear={clear}
        isDisabled={pending !== undefined}
      />
      {chosen !== undefined && (
        <Columns>
          <AvatarEditorStage src={chosen.src} size={chosen.size} crop={crop} onChange={setCrop} />
          <Side>
            <Label>{words('account.avatar.asOthersSeeIt')}</Label>
            <Previews>
              {[80, 48, 32].map((diameter) => (
                <AvatarEditorPreview key={diameter} src={chosen.src} size={chosen.size} crop={crop} diameter={diameter} />
              ))}
            </Previews>
          </Side>
        </Columns>
      )}
      <Row>
        {chosen === undefined && <Avatar name={name} size="lg" {...(stored !== undefined && { src: stored })} />}
        <Button
          isDisabled={chosen === undefined}
          isPending={pending === 'save'}
          pendingLabel={words('account.saving')}
          onPress={() => chosen && void save(chosen)}
        >
          {words('account.avatar.save')}
        </Button>
        {chosen !== undefined && (
          <Button variant="outline" onPress={clear} isDisabled={pending === 'save'}>
            {words('account.avatar.cancel')}
          </Button>
        )}
        {chosen === undefined && stored !== undefined && (
          <Button
            variant="outline"
            isPending={pending === 'remove'}
            pendingLabel={words('account.avatar.removing')}
            onPress={() => void remove()}
          >
            {words('account.avatar.remove')}
          </Button>
        )}
      </Row>
      <Note>{words('account.avatar.privacy')}</Note>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[3]};
`;

const Label = styled.p`
  ${textStyle('bodyStrong')}
`;

const Previews = styled.div`
  display: flex;
  align-items: end;
  gap: ${({ theme }) => theme.space[4]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

const Note = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

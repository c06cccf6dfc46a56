import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { AvatarEditorView } from './AvatarEditorView.tsx';
import { type Crop, moveCrop, type PictureSize, sideOf, zoomCrop, zooms } from './crop.ts';

export interface AvatarEditorStageProps {
  readonly src: string;
  readonly size: PictureSize;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** Diameter of the circle, in px. */
const diameter = 200;

/** Moves and zooms the crop: by pointer, by two fingers, by the arrow keys, plus and minus, and by a slider. */
export function AvatarEditorStage({ src, size, crop, onChange }: AvatarEditorStageProps) {
  const words = useWords();
  const id = useId();
  const pointers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const perPixel = sideOf(crop, size) / diameter;

  function drag({ pointerId, clientX, clientY }: PointerEvent): void {
    const last = pointers.current.get(pointerId);
    if (last === undefined) return;
    const before = spread();
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    if (pointers.current.size > 1) onChange(zoomCrop(crop, (crop.zoom * spread()) / before, size));
    else onChange(moveCrop(crop, (last.x - clientX) * perPixel, (last.y - clientY) * perPixel, size));
  }

  function spread(): number {
    const [one, other] = [...pointers.current.values()];
    return one === undefined || other === undefined ? 1 : Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  }

  function press(event: KeyboardEvent): void {
    const next = cropAfter(event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  }

  function cropAfter(key: string): Crop | undefined {
    const step = sideOf(crop, size) / 20;
    switch (key) {
      case 'ArrowLeft':
        return moveCrop(crop, -step, 0, size);
      case 'ArrowRight':
        return moveCrop(crop, step, 0, size);
      case 'ArrowUp':
        return moveCrop(crop, 0, -step, size);
      case 'ArrowDown':
        return moveCrop(crop, 0, step, size);
      case '+':
      case '=':
        return zoomCrop(crop, crop.zoom + zooms.step, size);
      case '-':
        return zoomCrop(crop, crop.zoom - zooms.step, size);
      default:
        return undefined;
    }
  }

  const percent = (share: number) => Math.round(share * 100);
  const zoomTo = (zoom: number) => onChange(zoomCrop(crop, zoom, size));
  return (
    <div>
      <Stage
        role="application"
        tabIndex={0}
        aria-label={words('account.avatar.stage')}
        aria-describedby={`${id}help`}
        onKeyDown={press}
        onPointerDown={({ pointerId, clientX, clientY, currentTarget }) => {
          currentTarget.setPointerCapture(pointerId);
          pointers.current.set(pointerId, { x: clientX, y: clientY });
        }}
        onPointerMove={drag}
        onPointerUp={({ pointerId }) => pointers.current.delete(pointerId)}
        onPointerCancel={({ pointerId }) => pointers.current.delete(pointerId)}
      >
        <AvatarEditorView src={src} size={size} crop={crop} diameter={diameter} />
        <Circle style={{ inlineSize: diameter }} />
      </Stage>
      <Zoom>
        <IconButton
          variant="quiet"
          icon="minus"
          label={words('account.avatar.zoomOut')}
          onPress={() => zoomTo(crop.zoom - zooms.step)}
        />
        <Range
          type="range"
          aria-label={words('account.avatar.zoom')}
          min={zooms.min}
          max={zooms.max}
          step={zooms.step}
          value={crop.zoom}
          onChange={({ currentTarget }) => zoomTo(Number(currentTarget.value))}
        />
        <IconButton
          variant="quiet"
          icon="plus"
          label={words('account.avatar.zoomIn')}
          onPress={() => zoomTo(crop.zoom + zooms.step)}
        />
      </Zoom>
      <Help id={`${id}help`}>{words('account.avatar.stageHelp')}</Help>
      <Position aria-live="polite">
        {words('account.avatar.position', { across: percent(crop.x), down: percent(crop.y), zoom: percent(crop.zoom) })}
      </Position>
    </div>
  );
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 15rem;
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.sunken};
  cursor: grab;
  touch-action: none;
  ${focusRing}
  &:active {
    cursor: grabbing;
  }
`;

/** Darkens the picture outside of the circle. */
const Circle = styled.span`
  position: absolute;
  inset-block-start: 50%;
  left: 50%;
  aspect-ratio: 1;
  border: ${({ theme }) => theme.control.ring.gap} solid ${({ theme }) => theme.color.focusTurf};
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: 0 0 0 40rem ${({ theme }) => theme.color.scrim};
  translate: -50% -50%;
  pointer-events: none;
`;

const Zoom = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const Range = styled.input`
  min-inline-size: 0;
  block-size: ${({ theme }) => theme.control.touch};
  accent-color: ${({ theme }) => theme.color.action};
  cursor: pointer;
  ${focusRing}
`;

const Help = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Position = styled.p`
  ${visuallyHidden}
`;

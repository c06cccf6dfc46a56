import styled from 'styled-components';
import { type Crop, type PictureSize, sideOf } from './crop.ts';

export interface AvatarEditorViewProps {
  readonly src: string;
  readonly size: PictureSize;
  readonly crop: Crop;
  /** Diameter of the circle that shows the crop, in px. */
  readonly diameter: number;
}

/** A picture placed so that its crop fills a circle in the middle of the box around it. */
export function AvatarEditorView({ src, size, crop, diameter }: AvatarEditorViewProps) {
  const scale = diameter / sideOf(crop, size);
  const [width, height] = [size.width * scale, size.height * scale];
  return (
    <Picture
      src={src}
      alt=""
      draggable={false}
      style={{ inlineSize: width, blockSize: height, translate: `${-crop.x * width}px ${-crop.y * height}px` }}
    />
  );
}

/** How others see the crop, in the sizes of the site. */
export function AvatarEditorPreview(props: AvatarEditorViewProps) {
  return (
    <Circle style={{ inlineSize: props.diameter }}>
      <AvatarEditorView {...props} />
    </Circle>
  );
}

const Picture = styled.img`
  position: absolute;
  inset-block-start: 50%;
  left: 50%;
  max-inline-size: none;
  pointer-events: none;
`;

const Circle = styled.span`
  position: relative;
  flex: none;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${({ theme }) => theme.radius.full};
`;

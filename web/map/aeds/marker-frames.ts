import * as L from 'leaflet';
import type { FrameBox } from '../label-side.ts';
import { placeApart, separateZoom } from './place-apart.ts';

/** The size of a marker's icon, and the point of it that is at the marker's position, in CSS pixels. */
export interface IconShape {
  readonly size: readonly [number, number];
  readonly anchor: readonly [number, number];
}

/** Returns the box that an icon covers in the map's frame. */
export function computeIconBox(map: L.Map, position: L.LatLng, { size, anchor }: IconShape): FrameBox {
  const { x, y } = map
    .project(position)
    .subtract(cornerOf(map))
    .subtract([...anchor]);
  return { left: x, top: y, right: x + size[0], bottom: y + size[1] };
}

const cornerOf = (map: L.Map) => map.getPixelBounds().min ?? L.point(0, 0);

/** AEDs that are closer together than this overlap at every zoom, so that zooming in does not tell them apart. */
const onePlaceMetres = 10;

/**
 * Returns where to draw icons. From `separateZoom` on, none of them covers another or one of `taken`. At coarser zooms,
 * only icons at the place of an earlier one are drawn beside it, because a shift is a longer way on the ground there.
 */
export function computeIconPositions(
  map: L.Map,
  icons: readonly { readonly position: L.LatLng; readonly shape: IconShape }[],
  taken: readonly FrameBox[],
): L.LatLng[] {
  const boxes = icons.map(({ position, shape }) => computeIconBox(map, position, shape));
  const isNear = map.getZoom() >= separateZoom;
  const mayMove = icons.map(
    ({ position }, at) =>
      isNear || icons.slice(0, at).some((earlier) => map.distance(earlier.position, position) < onePlaceMetres),
  );
  const apart = placeApart(boxes, taken, (at) => mayMove[at] === true);
  return icons.map(({ position, shape }, at) => {
    const [box, moved] = [boxes[at], apart[at]];
    if (moved === undefined || box === moved) return position;
    return map.unproject(cornerOf(map).add([moved.left + shape.anchor[0], moved.top + shape.anchor[1]]));
  });
}

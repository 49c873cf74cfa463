import type * as L from 'leaflet';
import type { MarkerActivation } from '../marker-activation.ts';
import { type ExpandedGroup, expandGroup, type HubMarker } from './expand-group.ts';
import type { GroupBadges, MarkerGroup } from './group-badges.ts';

export interface GroupExpansion {
  /** Returns the group that is spread out, or null if none is. */
  openGroup(): MarkerGroup | null;
  /**
   * Spreads out a group, or closes it. For keyboard users it moves the focus to the group's first hub, or back to the
   * group's badge.
   */
  toggle(group: MarkerGroup, how: MarkerActivation): void;
  close(): void;
  remove(): void;
}

interface GroupExpansionOptions {
  readonly markers: readonly HubMarker[];
  readonly badges: GroupBadges;
  /** Called after a group was spread out or closed. */
  readonly onChange: () => void;
}

/** Spreads out one group at a time. Escape, a click beside the group or a change of zoom closes it. */
export function addGroupExpansion(map: L.Map, { markers, badges, onChange }: GroupExpansionOptions): GroupExpansion {
  let open: { readonly group: MarkerGroup; readonly expanded: ExpandedGroup } | null = null;

  const membersOf = (group: MarkerGroup) => markers.filter(({ hub }) => group.includes(hub));

  function expand(group: MarkerGroup, how: MarkerActivation): void {
    close();
    const others = [
      ...markers.filter(({ hub }) => !group.includes(hub)),
      ...badges.badges().filter((badge) => badge.group !== group),
    ];
    open = { group, expanded: expandGroup(map, membersOf(group), others) };
    badges.moveTo(group, open.expanded.corner);
    onChange();
    if (how === 'keyboard') membersOf(group)[0]?.element.focus({ preventScroll: true });
  }

  function close(): void {
    if (open === null) return;
    const { group, expanded } = open;
    const hadFocus = membersOf(group).some(({ element }) => element === document.activeElement);
    open = null;
    expanded.close();
    badges.place();
    onChange();
    if (hadFocus) badges.focus(group);
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const listeners = { zoomstart: close, click: close };
  map.on(listeners);
  map.getContainer().addEventListener('keydown', onKey);
  return {
    openGroup: () => open?.group ?? null,
    toggle(group, how) {
      if (open?.group === group) close();
      else expand(group, how);
    },
    close,
    remove() {
      close();
      map.off(listeners);
      map.getContainer().removeEventListener('keydown', onKey);
    },
  };
}

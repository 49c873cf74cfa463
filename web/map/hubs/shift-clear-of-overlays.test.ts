import { describe, expect, it } from 'vitest';
import { shiftClearOfOverlays } from './shift-clear-of-overlays.ts';

const marker = { left: 28, up: 28, right: 28, down: 28 };
/** The popup's lower edge is 36 px above the place that it belongs to. */
const popup = { left: 150, up: 230, right: 150, down: -36 };
const narrowPopup = { left: 130, up: 260, right: 130, down: -36 };
const wide = { width: 860, height: 566, buttonsWidth: 54 };
const narrow = { width: 333, height: 480, buttonsWidth: 50 };

/** Returns the box of the card that covers the lower left part of a frame. */
const cardOn = (frame: typeof wide, height: number) => ({
  left: 12,
  top: frame.height - 34 - height,
  right: 328,
  bottom: frame.height - 34,
});

describe('shiftClearOfOverlays', () => {
  it('leaves a place in the middle of a wide frame, beside the card', () => {
    expect(shiftClearOfOverlays(wide, cardOn(wide, 220), [marker, popup])).toEqual([0, 0]);
    expect(shiftClearOfOverlays(wide, null, [marker])).toEqual([0, 0]);
    // The card is 280 px high. It reaches up beside the marker, but covers neither the marker nor the popup above it.
    expect(shiftClearOfOverlays(wide, cardOn(wide, 280), [marker, { ...popup, left: 100, right: 100 }])).toEqual([
      0, 0,
    ]);
  });

  it('lifts the place above a card that spans a narrow frame', () => {
    const [right, down] = shiftClearOfOverlays(narrow, cardOn(narrow, 220), [marker]);
    expect(right).toBe(0);
    // The card's upper edge is 226 px below the top of the frame, and the marker needs 28 px above it.
    expect(240 + down).toBe(198);
  });

  it('keeps a popup below the upper edge and beside the buttons', () => {
    const [right, down] = shiftClearOfOverlays(narrow, null, [marker, narrowPopup]);
    expect(240 + down).toBe(260);
    expect(166.5 + right).toBe(153);
  });

  it('moves a place elsewhere no farther than out from under the card', () => {
    // In the narrow frame the card's upper edge is 226 px below the top. In both frames its right edge is 328 px from
    // the left.
    expect(shiftClearOfOverlays(narrow, cardOn(narrow, 220), [marker], [60, 300])).toEqual([0, -102]);
    expect(shiftClearOfOverlays(wide, cardOn(wide, 220), [marker], [310, 420])).toEqual([46, 0]);
    expect(shiftClearOfOverlays(narrow, cardOn(narrow, 220), [marker], [60, 150])).toEqual([0, 0]);
  });

  it('moves beside the card when that is nearer than above it', () => {
    const low = { width: 900, height: 300, buttonsWidth: 54 };
    const card = { left: 12, top: 20, right: 440, bottom: 270 };
    expect(shiftClearOfOverlays(low, card, [marker, { left: 40, up: 120, right: 40, down: -36 }])).toEqual([30, 0]);
  });

  it('never covers the place itself, and cuts the popup above it if there is no room', () => {
    const [, down] = shiftClearOfOverlays(narrow, cardOn(narrow, 300), [marker, narrowPopup]);
    // The card's upper edge is 146 px below the top of the frame, and the marker must be above it.
    expect(240 + down + 28).toBeLessThanOrEqual(146);
  });
});

/** A rectangle in CSS pixels of the window. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Size in CSS pixels. */
type Size = Pick<Area, 'width' | 'height'>

/** Distance from the edges of the window. */
const margin = 8
/** Distance from controls. */
const gap = 4
const step = 8

/** A control of the page. */
export interface Control extends Area {
  /** The cost of covering it. */
  weight: number
}

/** The length that two segments share. */
const shared = (start: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, other + otherLength) - Math.max(start, other))

/** The cost of a place: the covered share of each control, and ten times its weight if its centre is covered. */
export const costOf = (place: Area, controls: readonly Control[]): number =>
  controls.reduce((sum, { left, top, width, height, weight }) => {
    const [outerWidth, outerHeight] = [width + 2 * gap, height + 2 * gap]
    const across = shared(place.left, place.width, left - gap, outerWidth)
    const down = shared(place.top, place.height, top - gap, outerHeight)
    const isCentre =
      Math.abs(left + width / 2 - place.left - place.width / 2) <= place.width / 2 &&
      Math.abs(top + height / 2 - place.top - place.height / 2) <= place.height / 2
    return sum + weight * ((across * down) / (outerWidth * outerHeight) + (isCentre ? 10 : 0))
  }, 0)

/** All places of this size, from the top to the bottom; at each height the middle first. */
const placesIn = function* (window: Size, { width, height }: Size): Generator<Area> {
  const sides = [(window.width - width) / 2, window.width - width - margin, margin]
  for (let top = margin; top + height <= window.height - margin; top += step)
    for (const left of sides) yield { left, top, width, height }
}

/** The highest place that covers no control, or the one of the least cost. */
export const freePlace = (window: Size, size: Size, controls: readonly Control[]): Area => {
  let best: Area = { ...size, left: (window.width - size.width) / 2, top: margin }
  let least = costOf(best, controls)
  for (const place of placesIn(window, size)) {
    if (least === 0) break
    const cost = costOf(place, controls)
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

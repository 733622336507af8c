/** The vertical extent of a control of the page, in CSS pixels of the window. */
export interface Control {
  top: number
  bottom: number
  /** The cost of covering it. */
  weight: number
}

/** Distance from the edges of the window. */
const margin = 8
/** Distance from controls. */
const gap = 4
const step = 8

/** The cost of covering the lines from `start` to `end`: the covered share, and ten times more for the centre. */
const costOf = (start: number, end: number, { top, bottom, weight }: Control): number => {
  const covered = Math.max(0, Math.min(end, bottom + gap) - Math.max(start, top - gap))
  const centre = (top + bottom) / 2
  return weight * (covered / (bottom - top + 2 * gap) + (start <= centre && centre <= end ? 10 : 0))
}

/**
 * The top edge at which a toast of `height` covers no control, or the one of the least cost: `now`, where the toast is
 * already, or the highest.
 */
export const freeTop = (
  window: number,
  height: number,
  controls: readonly Control[],
  now: number = margin,
): number => {
  const tops = [now]
  for (let top = margin; top + height <= window - margin; top += step) tops.push(top)
  const costs = tops.map((top) =>
    controls.reduce((sum, control) => sum + costOf(top, top + height, control), 0),
  )
  return tops[costs.indexOf(Math.min(...costs))] ?? now
}

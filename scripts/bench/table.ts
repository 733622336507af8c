/** One measured figure and, where there is one, what it must not exceed; in KiB. */
export interface Figure {
  what: string
  kib: number
  aim?: number
}

const digits = (value: number): string => value.toFixed(value < 10 ? 2 : 1)

/** Prints the figures as a table; answers whether all meet their aim. */
export const printFigures = (figures: readonly Figure[]): boolean => {
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, kib, aim } of figures) {
    const mark = kib <= (aim ?? Number.POSITIVE_INFINITY) ? 'ok  ' : 'OVER'
    const bound = aim === undefined ? '' : `  (aim: at most ${aim})`
    console.log(`${mark}  ${what.padEnd(width)}  ${digits(kib).padStart(7)} KiB${bound}`)
  }
  return figures.every(({ kib, aim }) => aim === undefined || kib <= aim)
}

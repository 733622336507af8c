/** A measured figure and its limit: `ratio` relative to the hand-written page, or an absolute `most`. */
export interface Figure {
  label: string
  digits: number
  ratio?: number
  most?: number
}

/** All figures in the order of the report. Times are in milliseconds. */
export const figures = {
  firstPaint: { label: 'first paint of content, cold', digits: 0, ratio: 0.5 },
  row: { label: 'first row, cold', digits: 0, ratio: 0.9 },
  largestPaint: { label: 'largest paint, cold', digits: 0, ratio: 1 },
  blocking: { label: 'blocking time, cold', digits: 0, ratio: 0.9 },
  shift: { label: 'layout shift, cold (score)', digits: 3, most: 0.02 },
  requests: { label: 'requests before the first row, pictures apart, cold', digits: 0, most: 14 },
  script: { label: 'JavaScript before the first row, cold (KiB)', digits: 0, most: 290 },
  firstPaintWarm: { label: 'first paint of content, warm', digits: 0, ratio: 0.5 },
  rowWarm: { label: 'first row, warm', digits: 0, ratio: 0.9 },
  largestPaintWarm: { label: 'largest paint, warm', digits: 0, ratio: 1 },
  blockingWarm: { label: 'blocking time, warm', digits: 0, ratio: 0.9 },
  shiftWarm: { label: 'layout shift, warm (score)', digits: 3, most: 0.02 },
  next: { label: 'next page', digits: 0, ratio: 1 },
  form: { label: 'form, Add pressed at the first row', digits: 0, ratio: 1.5 },
  formQuiet: { label: 'form, from the quiet list', digits: 0, ratio: 1 },
  formAddress: { label: 'form by its address, cold', digits: 0, ratio: 1.5 },
  keyScript: { label: 'script a keystroke', digits: 2, ratio: 2 },
  keyFrame: { label: 'keystroke to frame, p75', digits: 1, ratio: 1.2 },
  heap: { label: 'heap after the list (MiB)', digits: 1, ratio: 1.3 },
  elements: { label: 'DOM elements for each row shown', digits: 1, ratio: 1.3 },
} as const satisfies Readonly<Record<string, Figure>>

/** Figures of signing in, for the console alone. */
export const signInFigures = {
  formScript: { label: 'JavaScript until the sign-in form (KiB)', digits: 0 },
  dashboardScript: { label: 'JavaScript until the dashboard (KiB)', digits: 0 },
  waitedScript: { label: 'JavaScript from pressing Sign in to the dashboard (KiB)', digits: 0, most: 170 },
  waits: { label: 'round trips from pressing Sign in to the dashboard', digits: 0, most: 1 },
  waitsForFigures: { label: 'round trips from pressing Sign in to its figures', digits: 0, most: 2 },
} as const satisfies Readonly<Record<string, Figure>>

export type Figures = Partial<Record<keyof typeof figures | keyof typeof signInFigures, number>>

export const sides = ['console', 'hand'] as const
export type Side = (typeof sides)[number]

/** The parts to measure: the list, opening its form, typing in it, and signing in. */
export const parts = ['list', 'form', 'keys', 'sign-in'] as const
export type Part = (typeof parts)[number]

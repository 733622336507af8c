/** What the browser tells of a page by itself. Times are milliseconds since the page was asked for. */
export interface Timings {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** Beginning and length of each task of more than 50 ms. */
  longTasks: [number, number][]
}

declare global {
  interface Window {
    timings: Timings
  }
}

/** Runs in the page before anything else. It can use nothing from outside of itself. */
export const recordTimings = (): void => {
  if (window.top !== window) return
  const timings: Timings = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] }
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry)
    }).observe({ type, buffered: true })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    timings.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) timings.layoutShift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    timings.longTasks.push([startTime, duration])
  })
  window.timings = timings
}

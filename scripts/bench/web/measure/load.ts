import type { Opened } from './open-page.ts'

/** How a page came up. Times in milliseconds. */
export interface Load {
  shown: number
  firstPaint: number
  largestPaint: number
  /** What tasks took beyond 50 ms each, until the page had settled. */
  blocking: number
  /** A score; what moved without anybody having done anything. */
  shift: number
  /** Before the first sight. */
  requests: number
  /** Script on the wire before the first sight, headers counted. */
  scriptKib: number
}

/** Reads what a settled page tells about its coming up. */
export const loadOf = async ({ page, network, shown, origin }: Opened): Promise<Load> => {
  const timing = await page.evaluate(() => {
    const { firstPaint, largestPaint, layoutShift, longTasks } = window.timings
    const blocking = longTasks.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
    return { firstPaint, largestPaint, shift: layoutShift, blocking }
  })
  return { shown, ...timing, ...network.until((origin + shown) / 1000) }
}

/** Live memory of the page's script in MiB, and elements of the document for each row that is shown. */
export const weightOf = async (
  { page, cdp, unthrottle }: Opened,
  rows: string,
): Promise<{ heap: number; elements: number }> => {
  await unthrottle()
  // What the first collection lets go of may hold on to more.
  for (let times = 0; times < 2; times += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const elements = await page.evaluate(
    (selector) => document.querySelectorAll('*').length / window.probe.countVisible(selector),
    rows,
  )
  return { heap: usedSize / 1024 / 1024, elements }
}

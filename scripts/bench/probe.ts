/** An element to wait for: the first of a selector that is visible, with this text in it or editable. */
export interface AwaitedElement {
  selector: string
  text?: string
  isInput?: boolean
}

/** Milliseconds since the page was requested: a click, and the end of the frame with its result. */
export interface Waited {
  pressed: number
  shown: number
}

/** Measurements in the page. Times are in milliseconds since the page was requested. */
export interface Probe {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** Start and duration of each task of more than 50 ms. */
  longTasks: [number, number][]
  /** The end of the frame with the page's main element. */
  first: Promise<number>
  /** From each keystroke to the end of the next frame. */
  keys: number[]
  /** From the next click to an element. */
  afterClick: (element: AwaitedElement) => { waited: Promise<Waited> }
  timeKeys: () => void
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page before any other script. It is serialized, so it must not use anything outside. */
export const installProbe = (first: AwaitedElement): void => {
  if (window.top !== window) return

  const isThere = ({ selector, text = '', isInput }: AwaitedElement): boolean => {
    const element = document.querySelector(selector)
    if (!element?.textContent?.includes(text)) return false
    if (isInput && element.matches(':disabled, :read-only')) return false
    const { width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return width > 0 && height > 0 && isShown
  }

  /** Resolves once the present document is painted: a message sent within a frame arrives after it. */
  const painted = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          resolve(performance.now())
        }
        port2.postMessage(null)
      })
    })

  const shown = (awaited: AwaitedElement): Promise<number> =>
    new Promise((resolve) => {
      const isDone = (): boolean => {
        const there = isThere(awaited)
        if (there) void painted().then(resolve)
        return there
      }
      if (isDone()) return
      const observer = new MutationObserver(() => {
        if (isDone()) observer.disconnect()
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })

  const probe: Probe = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    longTasks: [],
    first: shown(first),
    keys: [],
    afterClick: (awaited) => ({
      waited: new Promise((resolve) => {
        const note = ({ timeStamp }: Event): void =>
          void shown(awaited).then((at) => resolve({ pressed: timeStamp, shown: at }))
        addEventListener('click', note, { capture: true, once: true })
      }),
    }),
    timeKeys: () =>
      addEventListener(
        'keydown',
        ({ timeStamp }) => void painted().then((at) => probe.keys.push(at - timeStamp)),
        { capture: true },
      ),
  }
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) probe.layoutShift += value
  })
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]))
  window.probe = probe
}

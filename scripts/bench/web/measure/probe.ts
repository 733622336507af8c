/** Something that is waited for: the first element of a selector, visible, with this text in it or open for input. */
export interface AwaitedElement {
  selector: string
  text?: string
  isInput?: boolean
}

/** What the probe looks for. */
export interface Watched {
  sights: Readonly<Record<string, AwaitedElement>>
  /** The sight that the page is opened for. */
  first: string
}

/** Both in milliseconds since the page was asked for. */
export interface Waited {
  pressed: number
  /** The end of the frame with what was waited for. */
  shown: number
}

/** What is seen in the page, and when. Times are milliseconds since the page was asked for. */
export interface Probe {
  /** The end of the frame with the first sight. */
  first: Promise<number>
  /** From each keystroke to the end of the frame after it. */
  keys: number[]
  countVisible: (selector: string) => number
  /** From the next click to a sight. */
  afterClick: (sight: string) => { waited: Promise<Waited> }
  timeKeys: () => void
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page before anything else. It can use nothing from outside of itself. */
export const installProbe = ({ sights, first }: Watched): void => {
  if (window.top !== window) return

  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }

  const isThere = (name: string): boolean => {
    const sight = sights[name]
    const element = sight ? document.querySelector(sight.selector) : null
    if (!sight || !element) return false
    if (sight.text !== undefined && !element.textContent?.includes(sight.text)) return false
    if (sight.isInput && element.matches(':disabled, :read-only')) return false
    return isVisible(element)
  }

  /** Ends once what is in the document now has been painted: a message sent within a frame arrives after it. */
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

  const shown = (name: string): Promise<number> =>
    new Promise((resolve) => {
      const isDone = (): boolean => {
        const there = isThere(name)
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
    first: shown(first),
    keys: [],
    countVisible: (selector) => [...document.querySelectorAll(selector)].filter(isVisible).length,
    afterClick: (sight) => ({
      waited: new Promise((resolve) => {
        const note = ({ timeStamp }: Event): void => {
          void shown(sight).then((at) => resolve({ pressed: timeStamp, shown: at }))
        }
        addEventListener('click', note, { capture: true, once: true })
      }),
    }),
    timeKeys: () => {
      const note = ({ timeStamp }: Event): void => {
        void painted().then((at) => probe.keys.push(at - timeStamp))
      }
      addEventListener('keydown', note, { capture: true })
    },
  }
  window.probe = probe
}

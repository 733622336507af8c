let lastLoaded = 0

if (typeof PerformanceObserver === 'function')
  new PerformanceObserver(() => {
    lastLoaded = performance.now()
  }).observe({ type: 'resource' })

/** Times in milliseconds: for so long nothing was loaded, or so long one waited for that. */
const idleTime = 1000
const timeout = 15_000
const pollEvery = 250

/** Resolves once the page has loaded nothing for a second: who only passes by asks for no stream. */
export const whenNetworkIdle = async (signal: AbortSignal): Promise<void> => {
  const begun = performance.now()
  lastLoaded = begun
  while (!signal.aborted) {
    const now = performance.now()
    if (now - lastLoaded > idleTime || now - begun > timeout) return
    await new Promise((resolve) => setTimeout(resolve, pollEvery))
  }
}

let lastLoaded = 0

if (typeof PerformanceObserver === 'function')
  new PerformanceObserver(() => {
    lastLoaded = performance.now()
  }).observe({ type: 'resource' })

/** Times in milliseconds: without requests, and the maximum wait. */
const idleTime = 1000
const timeout = 15_000
const pollEvery = 250

/** Resolves after a second without requests: pages that are left quickly open no stream. */
export const whenNetworkIdle = async (signal: AbortSignal): Promise<void> => {
  const begun = performance.now()
  lastLoaded = begun
  while (!signal.aborted) {
    const now = performance.now()
    if (now - lastLoaded > idleTime || now - begun > timeout) return
    await new Promise((resolve) => setTimeout(resolve, pollEvery))
  }
}

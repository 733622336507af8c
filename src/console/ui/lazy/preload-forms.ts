declare global {
  interface Window {
    /** Has the browser fetch what every form needs, all of it at once; set by the page's first script (console/boot/). */
    preloadForms?: () => void
  }
}

/** Has the browser fetch what every form needs, without running any of it; the first time only. */
export const preloadForms = (): void => {
  window.preloadForms?.()
  delete window.preloadForms
}

/**
 * Bengali and Arabic come first so that they look alike on every machine; their faces cover nothing but their own
 * scripts, so everything else falls to the system's font.
 */
export const fontFamily =
  '"Noto Sans Bengali", "Noto Naskh Arabic", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

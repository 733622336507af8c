/** Calls `act` now, or when the tab becomes visible. */
export const whenVisible = (act: () => void): void => {
  if (document.visibilityState === 'visible') act()
  else document.addEventListener('visibilitychange', act, { once: true })
}

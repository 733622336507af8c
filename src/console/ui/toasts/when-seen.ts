/** Calls `act` at once, or, while the tab lies behind another, when somebody looks at it again. */
export const whenSeen = (act: () => void): void => {
  if (document.visibilityState === 'visible') act()
  else document.addEventListener('visibilitychange', act, { once: true })
}

import { useSyncExternalStore } from 'react'

const media = (): MediaQueryList => matchMedia('print')
const subscribe = (listener: () => void): (() => void) => {
  const print = media()
  print.addEventListener('change', listener)
  return () => print.removeEventListener('change', listener)
}

/** Whether the page is being printed. */
export const usePrinted = (): boolean => useSyncExternalStore(subscribe, () => media().matches)

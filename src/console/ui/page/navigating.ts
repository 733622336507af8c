let navigating = false

/** Stores whether a navigation is pending; called by the router. */
export const noteNavigating = (isUnderWay: boolean): void => {
  navigating = isUnderWay
}

/** Whether a navigation is pending, so that the present page skips work ahead. */
export const isNavigating = (): boolean => navigating

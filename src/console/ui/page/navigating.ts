let navigating = false

/** Notes whether the next page is on its way; told by the router. */
export const noteNavigating = (isUnderWay: boolean): void => {
  navigating = isUnderWay
}

/** Whether the next page is on its way: what the present one would do ahead is not wanted any more. */
export const isNavigating = (): boolean => navigating

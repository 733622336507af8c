/**
 * `onClose` of a dialog that a click on the backdrop must not close, because it would lose input or stop a running
 * operation.
 */
export const closedByEscape =
  (close: () => void) =>
  (_: unknown, reason: string): void => {
    if (reason === 'escapeKeyDown') close()
  }

/**
 * `onClose` of a dialog that a button opens. The second click of a double click on that button falls on the backdrop,
 * and must not close the dialog again.
 */
export const notBySecondClick =
  (close: () => void) =>
  (event: object): void => {
    if (!('detail' in event && Number(event.detail) > 1)) close()
  }

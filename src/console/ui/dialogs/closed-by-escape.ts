/**
 * `onClose` of a dialog that a click on the backdrop must not close, because it would lose input or stop a running
 * operation.
 */
export const closedByEscape =
  (close: () => void) =>
  (_: unknown, reason: string): void => {
    if (reason === 'escapeKeyDown') close()
  }

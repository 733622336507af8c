/** `onClose` of a dialog in which a press beside it must not end what was typed, or what has been running for a while. */
export const closedByEscape =
  (close: () => void) =>
  (_: unknown, reason: string): void => {
    if (reason === 'escapeKeyDown') close()
  }

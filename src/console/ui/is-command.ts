/**
 * Whether a key press is a command rather than text. Some systems report AltGr, which many keyboards need for letters,
 * as Ctrl and Alt.
 */
export const isCommand = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>,
): boolean => (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

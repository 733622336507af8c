/**
 * Whether a key is pressed for something else than a letter. AltGr, which many keyboards write letters with, is Ctrl and
 * Alt to some systems.
 */
export const isCommand = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>,
): boolean => (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

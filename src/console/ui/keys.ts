/**
 * Whether a key press is a command rather than text. Some systems report AltGr, which many keyboards need for letters,
 * as Ctrl and Alt.
 */
export const isCommand = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>,
): boolean => (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

/** Whether key presses at the target are text input. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, [role=combobox], input:not([type=checkbox], [type=radio])'))

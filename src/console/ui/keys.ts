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

/** The key code of a key press that an input method handles. */
const composedKey = 229

/**
 * Whether a key press belongs to the composition of an input method, which Enter ends. Safari ends the composition
 * before the key press, so that only the key code shows it.
 */
const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === composedKey

/** Whether a key press is Enter, and not the one that ends the composition of an input method. */
export const isEnter = (event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean => {
  const press = 'nativeEvent' in event ? event.nativeEvent : event
  return press.key === 'Enter' && !isComposed(press)
}

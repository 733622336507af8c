/** Whether key presses at the target are text input. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, [role=combobox], input:not([type=checkbox], [type=radio])'))

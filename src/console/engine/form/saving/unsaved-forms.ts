interface OpenForm {
  isDirty: () => boolean
  /** Forgets what is unsaved in it. */
  throwAway: () => void
}

const forms = new Set<OpenForm>()

/** Counts a form among those that are open, on the page and in dialogs over it, until the answered function is called. */
export const holdForm = (form: OpenForm): (() => void) => {
  forms.add(form)
  return () => forms.delete(form)
}

/** Whether any form that is open holds something unsaved. */
export const isAnyFormDirty = (): boolean => [...forms].some(({ isDirty }) => isDirty())

/** Forgets what is unsaved in any form that is open. */
export const throwFormsAway = (): void => {
  for (const { throwAway } of forms) throwAway()
}

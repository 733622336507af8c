interface OpenForm {
  isDirty: () => boolean
  /** Discards the form's unsaved input. */
  throwAway: () => void
}

const forms = new Set<OpenForm>()

/** Registers an open form, on the page or in a dialog, until the returned function is called. */
export const holdForm = (form: OpenForm): (() => void) => {
  forms.add(form)
  return () => forms.delete(form)
}

/** Whether any open form has unsaved input. */
export const isAnyFormDirty = (): boolean => [...forms].some(({ isDirty }) => isDirty())

/** Discards the unsaved input of all open forms. */
export const throwFormsAway = (): void => {
  for (const { throwAway } of forms) throwAway()
}

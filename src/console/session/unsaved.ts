type Test = () => boolean

const tests = new Set<Test>()

/**
 * Registers a page's check for unsaved input, called before the session ends it. Returns a function that unregisters
 * it.
 */
export const registerUnsavedCheck = (test: Test): (() => void) => {
  tests.add(test)
  return () => tests.delete(test)
}

/** Whether any unsaved input would be lost. */
export const isUnsaved = (): boolean => [...tests].some((test) => test())

type Test = () => boolean

const tests = new Set<Test>()

/** Has a page asked whether it holds something unsaved before the session takes it away. Returns how to stop. */
export const registerUnsavedCheck = (test: Test): (() => void) => {
  tests.add(test)
  return () => tests.delete(test)
}

/** Whether anything on the screen would be lost. */
export const isUnsaved = (): boolean => [...tests].some((test) => test())

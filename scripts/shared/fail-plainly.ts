/** Runs the work; on a failure prints its message alone and ends the process with 1. */
export const failPlainly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Runs the work; on failure, prints only its message and exits with 1. */
export const failPlainly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

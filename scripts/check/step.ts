/** What one check found: nothing, or the text that says what is wrong and where. */
export interface Step {
  name: string
  run: () => Promise<string | null>
}

/** Trims a tool's output to what a reader needs. */
export const tidy = (output: string): string => output.replace(/\r/g, '').trim()

const runOne = async (step: Step): Promise<boolean> => {
  const started = performance.now()
  const fault = await step
    .run()
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5)
  console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${seconds} s  ${step.name}`)
  if (fault !== null) console.log(`\n${fault}\n`)
  return fault === null
}

/** Runs all steps, at most `width` at a time, printing each as it ends; answers how many failed. */
export const runSteps = async (steps: readonly Step[], width: number): Promise<number> => {
  const waiting = [...steps]
  let failed = 0
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runOne(step))) failed += 1
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return failed
}

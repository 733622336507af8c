import { overlayName, overlayNames, overlaysFolder } from '../shared/overlay.ts'
import { linesOf, type Step } from './step.ts'

/** The error of an overlay, or of modules that do not fit its contract; empty without one. */
const overlayFault = async (name: string): Promise<readonly string[]> => {
  const { writeOverlay } = await import('../generate/write-overlay.ts')
  return writeOverlay(name).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  )
}

/**
 * Checks the console against the contract of each overlay, or of `--overlay`: the overlay applies, and all modules,
 * menu and forms fit what it leaves.
 */
export const consoleFits: Step = {
  name: 'console without what overlays remove',
  inputs: ['src', overlaysFolder, 'generated/openapi.json', 'scripts'],
  run: async () => {
    const selected = overlayName()
    const faults: string[] = []
    for (const name of selected === undefined ? overlayNames() : [selected])
      faults.push(...(await overlayFault(name)))
    return linesOf(faults)
  },
}

import { consoleFolder } from '../shared/console-folder.ts'
import { overlayName, overlayNames, overlaysFolder } from '../shared/overlay.ts'
import { linesOf, type Step } from './step.ts'

/** The error of a generation, such as of modules that do not fit a contract; empty without one. */
const faultOf = (generation: Promise<void>): Promise<readonly string[]> =>
  generation.then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  )

const overlayFault = async (name: string): Promise<readonly string[]> => {
  const { writeOverlay } = await import('../generate/write-overlay.ts')
  return faultOf(writeOverlay(name))
}

/** The same for the console of a foreign API. */
const consoleFault = async (folder: string): Promise<readonly string[]> => {
  const { generateConsole } = await import('../console/generate-console.ts')
  return faultOf(generateConsole(folder))
}

/**
 * Checks the console against the contract of each overlay, or of `--overlay`: the overlay applies, and all modules,
 * menu and forms fit what it leaves. With `--console`, the modules of that console fit its document.
 */
export const consoleFits: Step = {
  name: 'console without what overlays remove',
  inputs: ['src', overlaysFolder, 'generated/openapi.json', 'scripts'],
  run: async () => {
    const folder = consoleFolder()
    if (folder !== undefined) return linesOf(await consoleFault(folder))
    const selected = overlayName()
    const faults: string[] = []
    for (const name of selected === undefined ? overlayNames() : [selected])
      faults.push(...(await overlayFault(name)))
    return linesOf(faults)
  },
}

import { selectConsole } from './console-folder.ts'
import { selectOverlay } from './overlay.ts'

/** The input of a command instead of our contract and modules. */
interface Other {
  /** An overlay of the contract. */
  overlay?: string | undefined
  /** The folder of the console of a foreign API. */
  console?: string | undefined
}

/** Selects an overlay or a console for this process, and generates what follows from it; does nothing without a name. */
export const selectOther = async ({ overlay, console }: Other): Promise<void> => {
  if (overlay !== undefined && console !== undefined)
    throw new Error('An overlay belongs to our contract, and not to a console of its own')
  selectOverlay(overlay)
  selectConsole(console)
  if (overlay !== undefined) await (await import('../generate/write-overlay.ts')).writeOverlay(overlay)
  if (console !== undefined) {
    const { generateConsole } = await import('../console/generate-console.ts')
    const { consoleFolder } = await import('./console-folder.ts')
    await generateConsole(consoleFolder() ?? '')
  }
}

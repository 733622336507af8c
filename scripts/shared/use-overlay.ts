import { selectOverlay } from './overlay.ts'

/** Selects an overlay for this process, and generates what follows from it; does nothing without a name. */
export const useOverlay = async (name: string | undefined): Promise<void> => {
  if (name === undefined) return
  selectOverlay(name)
  const { writeOverlay } = await import('../generate/write-overlay.ts')
  await writeOverlay(name)
}

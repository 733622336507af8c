import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { nameCure } from '../../src/module-check/subject/fault.ts'
import { consoleFolder } from './console-folder.ts'
import { root } from './root.ts'

/** The folder of the OpenAPI Overlays. */
export const overlaysFolder = 'openapi/overlays'

const variable = 'CONTRACT_OVERLAY'

/** Names of all overlays. */
export const overlayNames = (project = root): readonly string[] =>
  readdirSync(join(project, overlaysFolder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'))
    .sort()

/** The overlay of this process (`--overlay stated`); undefined for the complete contract. */
export const overlayName = (): string | undefined => process.env[variable] || undefined

/**
 * Selects an overlay for this process and those it starts. Throws for an unknown name.
 */
export const selectOverlay = (name: string | undefined): void => {
  if (name === undefined) return
  if (!existsSync(overlayFile(name)))
    throw new Error(`There is no overlay "${name}" in ${overlaysFolder}: ${nameCure(name, overlayNames())}`)
  process.env[variable] = name
}

/** The file of an overlay. */
export const overlayFile = (name: string, project = root): string =>
  join(project, overlaysFolder, `${name}.yaml`)

/**
 * The folder of the generated contract, forms and map of operations: `generated`, or beside it that of the overlay,
 * which is not committed, or that of the selected console. Other code of the client is always that of `generated`.
 */
export const generatedFolder = (overlay = overlayName(), console = consoleFolder()): string => {
  if (console !== undefined) return `${console}/.generated`
  return overlay === undefined ? 'generated' : `.generated-${overlay}`
}

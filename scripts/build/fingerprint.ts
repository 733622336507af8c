import { consoleFolder } from '../shared/console-folder.ts'
import { hashOfFiles } from '../shared/input-hash.ts'
import { generatedFolder } from '../shared/overlay.ts'
import { modulesFolder, modulesIn } from '../shared/written-files.ts'

/** Inputs of the built console: files and folders under the project's root. */
export const buildInputs = [
  'src/console',
  'src/client',
  'src/contract',
  'src/module-check',
  'openapi/conventions.json',
  'src/spreadsheet',
  modulesFolder,
  'generated',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'src/contract/messages',
  'docs/staff',
  'docs/pictures',
  'scripts/build',
  'scripts/guide',
  'scripts/shared',
  'scripts/vite',
]

/** A hash of all inputs of the build: files, the overlay, and the `VITE_*` settings. */
export const fingerprint = (): Promise<string> => {
  const settings = Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort()
  const own = consoleFolder()
  const ofConsole =
    own === undefined ? [] : ['conventions.json', 'openapi.json', 'texts'].map((name) => `${own}/${name}`)
  return hashOfFiles(
    [...buildInputs, generatedFolder(), modulesIn(''), ...ofConsole],
    settings.map((name) => `${name}=${process.env[name]}`),
  )
}

import { hashOfFiles } from '../shared/input-hash.ts'

/** What the built console is made of: files and folders under the project's root. */
const inputs = [
  'src/console',
  'src/client',
  'src/modules',
  'generated',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'docs/staff',
  'docs/pictures',
  'scripts/build',
  'scripts/guide',
  'scripts/vite',
]

/** A hash of all that decides the build's result: input files and the `VITE_*` settings. */
export const fingerprint = (): Promise<string> => {
  const settings = Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort()
  return hashOfFiles(
    inputs,
    settings.map((name) => `${name}=${process.env[name]}`),
  )
}

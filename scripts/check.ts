/**
 * Runs all checks of the sources; prints one line per check, then the failures. Arguments select checks by the start of
 * their names: `npm run check -- types modules`; `-- module dua` checks one module. `-- --watch` checks the modules, or
 * with `module dua` one of them, after each change. `-- console --overlay stated` checks the console against the contract
 * without what that overlay removes; `-- console --console consoles/petstore` checks the console of a foreign API.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { oneModule, ownModules } from './check/modules.ts'
import { runSteps, type Step } from './check/step.ts'
import { watchModules } from './check/watch.ts'
import { selectConsole } from './shared/console-folder.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { selectOverlay } from './shared/overlay.ts'
import { modulesFolder, modulesIn } from './shared/written-files.ts'

const complain = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const args = process.argv.slice(2)
const overlayAt = args.indexOf('--overlay')
if (overlayAt >= 0) {
  const [, name] = args.splice(overlayAt, 2)
  await failPlainly(async () => selectOverlay(name ?? complain('Name the overlay: --overlay stated')))
}
const consoleAt = args.indexOf('--console')
if (consoleAt >= 0) {
  const [, folder] = args.splice(consoleAt, 2)
  await failPlainly(async () =>
    selectConsole(folder ?? complain('Name the folder: --console consoles/petstore')),
  )
}
const chosen = args.filter((arg) => arg !== '--watch')
const [kind, id] = chosen
const only = kind === 'module' ? (id ?? complain('Name the module: npm run check -- module dua')) : undefined
if (only !== undefined && !existsSync(join(modulesIn(), only, 'module.json')))
  complain(`There is no module "${only}" in ${modulesFolder}.`)

const chosenSteps = async (): Promise<readonly Step[]> => {
  if (only !== undefined) return [oneModule(only)]
  const { allSteps } = await import('./check/all-steps.ts')
  const unknownName = chosen.find((start) => !allSteps.some(({ name }) => name.startsWith(start)))
  if (unknownName !== undefined)
    complain(`There is no check "${unknownName}"; there are: ${allSteps.map(({ name }) => name).join(' · ')}`)
  return allSteps.filter(({ name }) => chosen.length === 0 || chosen.some((start) => name.startsWith(start)))
}

const runChosen = async (): Promise<void> => {
  const steps = await chosenSteps()
  const failed = await runSteps(steps, Math.min(2, availableParallelism()))
  console.log(
    failed === 0 ? `All ${steps.length} checks passed.` : `${failed} of ${steps.length} checks failed.`,
  )
  process.exitCode = failed === 0 ? 0 : 1
}

const runAndWatch = async (): Promise<void> => {
  if (only === undefined && chosen.length > 0)
    complain('--watch checks the modules; it takes "module <id>" only.')
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  console.log('Checking the modules after each change; Ctrl+C ends it.')
  await watchModules({
    ...(await ownModules(only)),
    signal: stop.signal,
    report: (faults, took) => {
      const at = new Date().toLocaleTimeString('en-GB')
      console.log(`${at} ${faults === null ? 'ok  ' : 'FAIL'} ${(took / 1000).toFixed(1)} s`)
      if (faults !== null) console.log(`\n${faults}\n`)
    },
  })
}

await (args.includes('--watch') ? runAndWatch() : runChosen())

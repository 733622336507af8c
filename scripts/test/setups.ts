import { namesFile, namesIn } from './unmatched.ts'

/** Folders of `tests/` whose tests need neither a built console, nor a browser, nor PostgreSQL. */
const plain = /[\\/]tests[\\/](client|console|module-check|modules)[\\/]/

/** Folders of the tests of a project. */
const projects: Readonly<Record<string, RegExp>> = {
  console: /[\\/]tests[\\/](client|console)[\\/]/,
}

const projectsIn = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg, index) =>
    arg.startsWith('--project=')
      ? [arg.slice('--project='.length)]
      : args[index - 1] === '--project'
        ? [arg]
        : [],
  )

/** Whether any test that the arguments of `npm test` choose among `files` needs what takes time to set up. */
export const needsSetups = (args: readonly string[], files: readonly string[]): boolean => {
  const names = namesIn(args)
  const chosen = projectsIn(args)
  const isChosen = (file: string): boolean =>
    (names.length === 0 || names.some((name) => namesFile(name, file))) &&
    (chosen.length === 0 || chosen.some((project) => projects[project]?.test(file) ?? true))
  return files.some((file) => isChosen(file) && !plain.test(file))
}

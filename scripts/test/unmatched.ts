/** Options of Vitest that take the next argument as their value. */
const valued = new Set([
  '-t',
  '--testNamePattern',
  '--project',
  '--config',
  '--reporter',
  '--shard',
  '--bail',
  '--retry',
  '--changed',
])

/** The names of test files among the arguments of `npm test`. */
export const namesIn = (args: readonly string[]): readonly string[] =>
  args.filter((arg, index) => !arg.startsWith('-') && !valued.has(args[index - 1] ?? ''))

/** Whether a name means a test file, as Vitest reads it. */
const namesFile = (name: string, file: string): boolean =>
  file.replaceAll('\\', '/').toLowerCase().includes(name.replace(/:\d+$/, '').toLowerCase())

/**
 * The names of test files among the arguments of `npm test` that no file has in its path; empty where at least one fits,
 * or none is asked for.
 */
export const unmatchedNames = (args: readonly string[], files: readonly string[]): readonly string[] => {
  const names = namesIn(args)
  return names.some((name) => files.some((file) => namesFile(name, file))) ? [] : names
}

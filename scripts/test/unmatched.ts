/** Vitest options whose value is the next argument. */
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

/** The test file names among the arguments of `npm test`. */
export const namesIn = (args: readonly string[]): readonly string[] =>
  args.filter((arg, index) => !arg.startsWith('-') && !valued.has(args[index - 1] ?? ''))

/** Whether a name matches a test file, with Vitest's rules. */
const namesFile = (name: string, file: string): boolean =>
  file.replaceAll('\\', '/').toLowerCase().includes(name.replace(/:\d+$/, '').toLowerCase())

/**
 * The test file names among the arguments of `npm test` that match no file; empty if at least one matches, or there are
 * none.
 */
export const unmatchedNames = (args: readonly string[], files: readonly string[]): readonly string[] => {
  const names = namesIn(args)
  return names.some((name) => files.some((file) => namesFile(name, file))) ? [] : names
}

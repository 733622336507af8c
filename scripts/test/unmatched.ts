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
])

/**
 * The names of test files among the arguments of `npm test` that no file has in its path, as Vitest reads them; empty
 * where at least one fits, or none is asked for.
 */
export const unmatchedNames = (args: readonly string[], files: readonly string[]): readonly string[] => {
  const names = args.filter((arg, index) => !arg.startsWith('-') && !valued.has(args[index - 1] ?? ''))
  const fits = (name: string): boolean =>
    files.some((file) =>
      file.replaceAll('\\', '/').toLowerCase().includes(name.replace(/:\d+$/, '').toLowerCase()),
    )
  return names.some(fits) ? [] : names
}

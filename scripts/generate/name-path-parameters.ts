import { readFile, writeFile } from 'node:fs/promises'

const destructured = /(?<=QueryKey = \()\{[^}]*\}(?=: \w+PathParameters)/g

/**
 * Corrects the query keys in the generated client. orval 8.32 destructures named path parameters in the key functions,
 * but refers to them as `pathParams`. Without parameters, such a function returns the common prefix of its operation's
 * keys, like those of other operations.
 */
export const namePathParameters = async (files: readonly string[]): Promise<void> => {
  await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const code = await readFile(file, 'utf8')
        const corrected = code.replace(destructured, 'pathParams?')
        if (corrected !== code) await writeFile(file, corrected)
      }),
  )
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Replaces a text in a file of the invented module; throws if it is not there. */
export const changeFile = async (project: string, name: string, from: string, to: string): Promise<void> => {
  const file = join(project, 'src/modules/library-branch', name)
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${name}`)
  await writeFile(file, text.replace(from, to))
}

/** Valid values of a key of a module file, as editors offer them. */
export const editorNames = async (project: string, file: string, key: string): Promise<readonly string[]> => {
  const text = await readFile(join(project, `generated/editor/${file}.schema.json`), 'utf8')
  let names: readonly string[] = []
  JSON.parse(text, (name, value) => {
    if (name === key && Array.isArray(value?.anyOf)) names = value.anyOf[0].enum
    return value
  })
  return names
}

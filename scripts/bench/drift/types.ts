import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sourceFiles } from '../../check/source-files.ts'
import { root } from '../../shared/root.ts'

const run = promisify(execFile)

const modelImport = /import type \{([^}]+)\} from '[./]*generated\/models\//g

const fileOf = (model: string): string => `${model.charAt(0).toLowerCase()}${model.slice(1)}.ts`

/** Names of the generated models that hand-written code imports. */
const importedModels = async (): Promise<readonly string[]> => {
  const files = await sourceFiles(['src'])
  const names = files.flatMap(({ text }) =>
    [...text.matchAll(modelImport)].flatMap((match) =>
      (match[1] ?? '').split(',').map((name) => name.trim()),
    ),
  )
  return [...new Set(names.filter((name) => name !== ''))]
}

/** The models and all that they are made of, each with its text. */
const closure = async (
  models: readonly string[],
  found = new Map<string, string>(),
): Promise<Map<string, string>> => {
  for (const model of models) {
    if (found.has(model)) continue
    const text = await readFile(join(root, 'generated/models', fileOf(model)), 'utf8').catch(() => '')
    if (text === '') continue
    found.set(model, text)
    await closure(
      [...text.matchAll(/import type \{ (\w+) \}/g)].map((match) => match[1] ?? ''),
      found,
    )
  }
  return found
}

const propertyLine = /^ {2}(?:readonly )?(\w+)(\??): (.*);$/gm

const propertiesOf = (text: string): readonly string[] =>
  [...text.matchAll(propertyLine)].map((match) => match[1] ?? '')

const errorsIn = async (folder: string): Promise<readonly string[]> => {
  const output = await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], {
    cwd: folder,
    maxBuffer: 1 << 26,
  }).then(
    () => '',
    (error: { stdout?: string }) => error.stdout ?? '',
  )
  return output.split('\n').filter((line) => line.startsWith('src/'))
}

const copyProject = async (): Promise<string> => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/drift-'))
  for (const part of ['src', 'generated']) await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const config = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8')) as Record<string, unknown>
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include: ['src', 'generated'] }))
  return folder
}

const roundErrors = async (
  folder: string,
  models: ReadonlyMap<string, string>,
  edit: (text: string, property: string) => string,
  at: number,
): Promise<readonly string[]> => {
  for (const [model, text] of models) {
    const property = propertiesOf(text)[at]
    await writeFile(
      join(folder, 'generated/models', fileOf(model)),
      property === undefined ? text : edit(text, property),
    )
  }
  return errorsIn(folder)
}

const lineOf = (property: string): RegExp => new RegExp(`^ {2}(?:readonly )?${property}(\\??): (.*);$`, 'm')

const edits = {
  'property renamed': (text: string, property: string) =>
    text.replace(lineOf(property), `  ${property}Renamed$1: $2;`),
  'property of another type': (text: string, property: string) =>
    text.replace(lineOf(property), `  ${property}$1: { changed: true };`),
} as const

/** What the type check says in each round, for the property of each model that changed in it. */
const faultsOf = (
  kind: string,
  at: number,
  models: ReadonlyMap<string, string>,
  errors: readonly string[],
): readonly (readonly [string, string])[] =>
  [...models].flatMap(([model, text]) => {
    const property = propertiesOf(text)[at]
    if (property === undefined) return []
    const error = errors.find((line) => line.includes(`'${property}'`) || line.includes('changed'))
    return error === undefined ? [] : [[`${kind} ${model} ${property}`, error] as const]
  })

/**
 * What the type check says when generated models change, for the models that hand-written code imports: message by
 * `kind model property`. One property of every model changes at a time, so that a few runs serve all.
 */
export const typeFaults = async (): Promise<ReadonlyMap<string, string>> => {
  const models = await closure(await importedModels())
  const rounds = Math.max(0, ...[...models.values()].map((text) => propertiesOf(text).length))
  if (rounds === 0) return new Map()
  const folder = await copyProject()
  try {
    const before = new Set(await errorsIn(folder))
    const found: (readonly [string, string])[] = []
    for (const [kind, edit] of Object.entries(edits)) {
      for (let at = 0; at < rounds; at += 1) {
        const errors = await roundErrors(folder, models, edit, at)
        found.push(
          ...faultsOf(
            kind,
            at,
            models,
            errors.filter((line) => !before.has(line)),
          ),
        )
      }
    }
    return new Map(found)
  } finally {
    await rm(folder, { recursive: true })
  }
}

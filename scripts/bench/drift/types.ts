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
      (match[1] ?? '').split(',').map((name) => name.trim().replace(/ as .*$/, '')),
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

const propertyLine = /^ {0,2}(?:readonly )?(\w+)(\??): (.*);$/gm

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
  // The reasons of an error stand on the lines after it, further in.
  return output.split(/\n(?=\S)/).filter((error) => error.startsWith('src/'))
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

/** A property of a generated model. */
export interface Property {
  model: string
  name: string
}

/**
 * Shares the properties out over as few runs of the compiler as can be told apart: in one run no two have the same
 * name, by which the compiler calls them, and few are of one model, since one error may hide another.
 */
const shareOut = (
  properties: readonly Property[],
  mostOfOneModel: number,
): readonly (readonly Property[])[] => {
  const rounds: Property[][] = []
  for (const { model, name } of properties) {
    const isFree = (round: readonly Property[]): boolean =>
      round.every((other) => other.name !== name) &&
      round.filter((other) => other.model === model).length < mostOfOneModel
    const round = rounds.find(isFree)
    if (round) round.push({ model, name })
    else rounds.push([{ model, name }])
  }
  return rounds
}

/** Models of parameters are not indented. */
const lineOf = (property: string): RegExp => new RegExp(`^ {0,2}(?:readonly )?${property}(\\??): (.*);$`, 'm')

const renamed = (text: string, { name }: Property): string =>
  text.replace(lineOf(name), `  ${name}Renamed$1: $2;`)

/** The mark by which the compiler calls a property of another type. */
const markOf = ({ model, name }: Property): string => `changed_${model}_${name}`

const retyped = (text: string, property: Property): string =>
  text.replace(lineOf(property.name), `  ${property.name}$1: { ${markOf(property)}: true };`)

const errorsAfter = async (
  folder: string,
  models: ReadonlyMap<string, string>,
  changed: readonly Property[],
  edit: (text: string, property: Property) => string,
): Promise<readonly string[]> => {
  for (const [model, text] of models) {
    const own = changed.filter((property) => property.model === model)
    await writeFile(join(folder, 'generated/models', fileOf(model)), own.reduce(edit, text))
  }
  return errorsIn(folder)
}

const quoted = ({ name }: Property): RegExp => new RegExp(`'"?${name}(Renamed)?"?'`)

/** How a fault is found again. */
export const typeKey = (
  kind: 'renamed' | 'retyped' | 'required' | 'dropped',
  { model, name }: Property,
): string => `${kind} ${model} ${name}`

const demanding = (text: string, { model, name }: Property): string =>
  text.replace(new RegExp(`^(export interface ${model} \\{)$`, 'm'), `$1\n  ${name}: string;`)

/** The name of a property that a model newly requires. */
export const newlyRequired = (model: string): Property => ({ model, name: `newlyRequired_${model}` })

const choiceLine = (choice: string): RegExp => new RegExp(`^ {2}\\S+: '${choice}',$`, 'm')

const dropped = (text: string, { name }: Property): string => text.replace(choiceLine(name), '')

/** Two of one model may hide each other's errors. */
const oneOfEachModel = (properties: readonly Property[]): readonly (readonly Property[])[] => {
  const byModel = [...Map.groupBy(properties, ({ model }) => model).values()]
  const rounds = Math.max(0, ...byModel.map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) => byModel.flatMap((list) => list[round] ?? []))
}

/**
 * What the type check says when generated models change, for those of `asked` that hand-written code imports: message
 * by `typeKey`, of each property under another name and with another type, and of each model of `bodies` with one more
 * required property, and of each choice (its model and value) that is taken away. Several change at a time, so that a few runs of the compiler serve all. A property whose other
 * type is noticed needs no run for its other name: whoever uses the one says the other.
 */
export const typeFaults = async (
  asked: readonly Property[],
  bodies: readonly string[],
  choices: readonly Property[],
): Promise<ReadonlyMap<string, string>> => {
  const models = await closure(await importedModels())
  const properties = [...new Map(asked.map((one) => [`${one.model} ${one.name}`, one])).values()].filter(
    ({ model, name }) => propertiesOf(models.get(model) ?? '').includes(name),
  )
  const required = bodies.filter((model) => models.has(model)).map(newlyRequired)
  const values = choices.filter(({ model, name }) => choiceLine(name).test(models.get(model) ?? ''))
  if (properties.length + required.length + values.length === 0) return new Map()
  const folder = await copyProject()
  try {
    const before = new Set(await errorsIn(folder))
    const found = new Map<string, string>()
    const isOpen =
      (kind: 'renamed' | 'retyped') =>
      (one: Property): boolean =>
        !found.has(typeKey(kind, one))
    const retype = async (changed: readonly Property[]): Promise<void> => {
      const errors = await errorsAfter(folder, models, changed, retyped)
      for (const property of changed) {
        const error = errors.find((line) => line.includes(markOf(property)))
        if (error === undefined) continue
        found.set(typeKey('retyped', property), error)
        found.set(typeKey('renamed', property), error)
      }
    }
    const demands = await errorsAfter(folder, models, required, demanding)
    for (const property of required) {
      const error = demands.find((line) => quoted(property).test(line))
      if (error !== undefined) found.set(typeKey('required', property), error)
    }
    await retype(properties)
    for (const changed of oneOfEachModel(properties.filter(isOpen('retyped')))) await retype(changed)
    const inTurn = async (
      kind: 'renamed' | 'dropped',
      edit: typeof renamed,
      all: readonly Property[],
    ): Promise<void> => {
      const isFound = (property: Property): boolean => found.has(typeKey(kind, property))
      const ask = async (changed: readonly Property[]): Promise<readonly Property[]> => {
        const told = (await errorsAfter(folder, models, changed, edit)).filter((line) => !before.has(line))
        for (const property of changed) {
          const error = told.find((line) => quoted(property).test(line))
          if (error !== undefined) found.set(typeKey(kind, property), error)
        }
        const heard = new Set(changed.filter(isFound).map(({ model }) => model))
        return changed.filter((property) => !isFound(property) && heard.has(property.model))
      }
      const drowned: Property[] = []
      for (const changed of shareOut(all, 2)) drowned.push(...(await ask(changed)))
      // The compiler names the first of several that do not fit, so the others are asked alone.
      for (const changed of shareOut(drowned, 1)) await ask(changed)
    }
    await inTurn('renamed', renamed, properties.filter(isOpen('renamed')))
    await inTurn('dropped', dropped, values)
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

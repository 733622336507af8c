import type { Plan } from '../answers/plan/plan.ts'
import { camel, lowerWords } from '../answers/words.ts'
import type { Changes } from './changes.ts'

const folder = 'src/server/handlers'
const registry = `${folder}/registry.ts`

const fileOf = (tag: string): string => `${folder}/${tag}.ts`

const skeleton = ({ resource, one, tag }: Plan, { name }: { name: string }): string => `
/** ${name}${resource}: what to ${lowerWords(name)} does to the ${one}. Refuses until it is written. */
export const ${name}${resource} = async (call: Call): Promise<HandlerResult> => {
  const ${camel(resource)} = await call.store.get('${resource}', Number(call.params.id))
  if (!${camel(resource)}) throw notFound()
  throw conflict('request.notWritten', { file: '${fileOf(tag)}' })
}
`

/**
 * Writes a file with handler skeletons for special operations without a state change; each refuses until implemented.
 */
export const addHandlers = (changes: Changes, plan: Plan): readonly string[] => {
  const operations = plan.operations.filter(({ transition }) => !transition)
  if (operations.length === 0) return []
  const names = operations.map(({ name }) => `${name}${plan.resource}`)
  const file = fileOf(plan.tag)
  changes.write(
    file,
    `import { conflict, notFound } from '../errors.ts'\nimport type { Call, HandlerResult } from './handler.ts'\n${operations.map((operation) => skeleton(plan, operation)).join('')}`,
  )
  const text = changes.read(registry)
  changes.write(
    registry,
    text
      .replace(
        /\nexport const handlers/,
        `import { ${names.join(', ')} } from './${plan.tag}.ts'\n\nexport const handlers`,
      )
      .replace(/\n}\s*$/, `\n${names.map((name) => `  ${name},\n`).join('')}}\n`),
  )
  return [file]
}

/** Removes the handlers of a tag from the registry; returns their file, if it exists. */
export const removeHandlers = (changes: Changes, tag: string): string | undefined => {
  const text = changes.read(registry)
  const line = new RegExp(`^import \\{([^}]*)\\} from './((?:.+/)?${tag}\\.ts)'\\n`, 'm')
  const [, list = '', path = ''] = line.exec(text) ?? []
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) return undefined
  changes.write(
    registry,
    names.reduce((rest, name) => rest.replace(new RegExp(`^  ${name},\\n`, 'm'), ''), text.replace(line, '')),
  )
  const file = `${folder}/${path}`
  changes.remove(file)
  return file
}

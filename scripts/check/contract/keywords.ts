import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { fromPointer } from '../../../src/contract/json-pointer.ts'
import { fileValidator, type ShapeFault, wordedErrors } from '../../../src/module-check/files/shape.ts'
import { type JsonPath, nameCure } from '../../../src/module-check/subject/fault.ts'
import schema from '../../openapi/resource.schema.json' with { type: 'json' }
import { root } from '../../shared/root.ts'
import { resourcesFolder } from '../../shared/written-files.ts'

const ajv = fileValidator()
ajv.addFormat('regex', true)
const validate = ajv.compile(schema)

/** The line of a path in a YAML file, or of its closest existing ancestor. */
const lineOf = (text: string, path: JsonPath): number => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  let node: unknown = document.contents
  let offset = 0
  for (const key of path) {
    if (!isMap(node) && !isSeq(node)) break
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(key)) : undefined
    const start = (pair?.key as Node | undefined)?.range?.[0]
    node = node.get(key, true)
    offset = start ?? (node as Node | undefined)?.range?.[0] ?? offset
  }
  return lines.linePos(offset).line
}

const keywords = Object.values(schema.$defs).flatMap((part) =>
  'properties' in part ? Object.keys(part.properties).filter((name) => name.startsWith('x-')) : [],
)

/** A keyword that the schema forbids with `false`. */
const unknownKeyword = ({ instancePath }: ErrorObject): ShapeFault => {
  const path = fromPointer(instancePath)
  const name = String(path.at(-1))
  const message = keywords.includes(name)
    ? `The keyword "${name}" means nothing here`
    : `There is no keyword "${name}"`
  return { path, message, cure: keywords.includes(name) ? 'see docs/contract.md' : nameCure(name, keywords) }
}

/**
 * Errors of a file in `openapi/resources/` against `scripts/openapi/resource.schema.json`: unknown own keywords,
 * misplaced keywords, wrong types. One line each, with file and line.
 */
export const keywordFaults = (file: string, text: string): readonly string[] => {
  const content: unknown = parseDocument(text).toJS({ maxAliasCount: -1 })
  if (validate(content)) return []
  const errors = validate.errors ?? []
  const unknown = errors.filter(({ keyword }) => keyword === 'false schema').map(unknownKeyword)
  const others = errors.filter(({ keyword }) => keyword !== 'false schema')
  return [...unknown, ...wordedErrors(others, 'docs/contract.md')].map(
    ({ path, message, cure }) => `${file}:${lineOf(text, path)}: ${message}: ${cure}`,
  )
}

/** {@link keywordFaults} of all files in `openapi/resources/`. */
export const allKeywordFaults = (): readonly string[] =>
  readdirSync(join(root, resourcesFolder)).flatMap((name) => {
    const file = `${resourcesFolder}/${name}`
    return keywordFaults(file, readFileSync(join(root, file), 'utf8'))
  })

import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { RJSFSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { formats, freeFormats } from '../../src/contract/formats.ts'
import type { Contract } from '../../src/module-check/schema/contract.ts'
import { formSchemaOf } from '../../src/module-check/schema/form-schema.ts'
import { actionFormId, asks } from '../../src/modules/format/action-form.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { JsonSchema, Module } from '../../src/modules/format/types.ts'

/** The library code a compiled validator asks for, and what stands in its place: no Ajv reaches the browser. */
const helpers: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default':
    '(text) => { let length = 0; for (const _ of text) length += 1; return length }',
  'require("ajv/dist/runtime/equal").default': 'deepEquals',
}

const lineImport = /^import .*$/gm

const withoutRequire = (code: string): string => {
  const [imports, body] = Object.entries(helpers).reduce<[string, string]>(
    ([head, text], [call, replacement]) => [
      text.includes(call) && replacement === 'deepEquals'
        ? "import { deepEquals } from '@rjsf/utils'\n"
        : head,
      text.replaceAll(call, replacement),
    ],
    ['', code],
  )
  const left = /require\([^)]*\)(?:\.\w+)?/.exec(body)?.[0]
  if (left)
    throw new Error(
      `A form schema uses a keyword whose code needs ${left}: add it to the helpers of this script`,
    )
  return imports + body
}

/**
 * The compiled validators of one form schema as an ES module: `validators` holds a function per schema that rjsf may
 * ask for (the root and each branch of a condition), by rjsf's hash. No `eval`, no import but rjsf's `deepEquals`.
 */
export const validatorsCode = (schema: RJSFSchema): string => {
  const code = compileSchemaValidatorsCode(schema, {
    ajvFormatOptions: false,
    customFormats: formats as Record<string, RegExp>,
    extenderFn: (ajv) => freeFormats.reduce((known, name) => known.addFormat(name, true), ajv),
    ajvOptionsOverrides: { verbose: false },
  })
  const names: string[] = []
  const body = withoutRequire(code.replace('"use strict";', '')).replace(
    /^\s*exports(?:\.(\w+)|\["([^"]+)"\]) = (\w+);/gm,
    (_, plain: string | undefined, quoted: string | undefined, value: string) => {
      names.push(`  ${JSON.stringify(plain ?? quoted)}: ${value},`)
      return ''
    },
  )
  const imports = body.match(lineImport)?.join('\n') ?? ''
  return `${[imports, body.replace(lineImport, '').trim(), 'export const validators = {', ...names, '}'].filter(Boolean).join('\n')}\n`
}

const declaration = `import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
export declare const validators: ValidatorFunctions
`

const withSchema = `${declaration}export declare const schema: Readonly<Record<string, unknown>>
`

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

const fileName = (schema: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(schema)))
    .digest('hex')
    .slice(0, 12)

const indexCode = (files: ReadonlyMap<string, string>): string =>
  [
    "import type { ValidatorFunctions } from '@rjsf/validator-ajv8'",
    '',
    '/** What is loaded with a form; `schema` where it follows from the contract. */',
    'interface Compiled {',
    '  validators: ValidatorFunctions',
    '  schema?: Readonly<Record<string, unknown>>',
    '}',
    '',
    '/** The compiled validators of each module with a form, and of each row action that asks for fields. */',
    'export const validators: Readonly<Record<string, () => Promise<Compiled>>> = {',
    ...[...files].map(([id, file]) => `  ${JSON.stringify(id)}: () => import('./${file}.js'),`),
    '}',
    '',
  ].join('\n')

/** One form, and the schema that its validator is compiled from. */
export interface Form {
  id: string
  schema: JsonSchema
  /** The schema stands nowhere else. */
  derived: boolean
}

/** The forms of a module: its own, and those of the row actions that ask for fields. */
export const formsOf = (module: Module, contract: Contract): readonly Form[] => [
  ...(module.schema ? [{ id: module.id, schema: module.schema, derived: false }] : []),
  ...(module.list?.rowActions ?? []).filter(asks).map((action) => ({
    id: actionFormId(module, action),
    schema: formSchemaOf(contract, contract.operation(action.operation), Object.keys(action.fields)),
    derived: true,
  })),
]

/** The code of a form's validators, with the schema where that stands nowhere else. Throws, naming the form, for one that can't be compiled. */
export const codeOf = ({ id, schema, derived }: Form): string => {
  try {
    const code = validatorsCode(schema)
    return derived ? `${code}export const schema = ${JSON.stringify(schema)}\n` : code
  } catch (error) {
    throw new Error(`The form schema of module "${id}" can't be compiled: ${(error as Error).message}`)
  }
}

/**
 * Writes `validators/` under `out`: the form schema of every module, compiled, and those of row actions, which follow from
 * the contract; equal schemas share a file. Throws when a schema can't be compiled, naming the module.
 */
export const writeValidators = async (
  out: string,
  contract: Contract,
  modulesFolder = 'src/modules',
): Promise<void> => {
  const folder = `${out}/validators`
  await mkdir(folder, { recursive: true })
  const files = new Map<string, string>()
  const forms = readModules(modulesFolder).modules.flatMap((source) =>
    formsOf(resolveModule(source), contract),
  )
  for (const form of forms) {
    const file = fileName(form.derived ? { derived: form.schema } : form.schema)
    if (![...files.values()].includes(file)) {
      await writeFile(`${folder}/${file}.js`, codeOf(form))
      await writeFile(`${folder}/${file}.d.ts`, form.derived ? withSchema : declaration)
    }
    files.set(form.id, file)
  }
  await writeFile(`${folder}/index.ts`, indexCode(files))
}

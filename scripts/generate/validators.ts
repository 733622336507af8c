import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { RJSFSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { isObject } from '../../src/contract/json.ts'
import { formats, freeFormats } from '../../src/contract/text/formats.ts'
import type { Form } from './forms.ts'

/** Library code of compiled validators, and its replacement, so that no Ajv reaches the browser. */
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
 * The compiled validators of one form schema as an ES module: `validators` has a function per schema that rjsf may
 * request (the root and each branch of a condition), by rjsf's hash. No `eval`, and no import but rjsf's `deepEquals`.
 */
export const validatorsCode = (schema: RJSFSchema): string => {
  const code = compileSchemaValidatorsCode(schema, {
    ajvFormatOptions: false,
    customFormats: formats as Record<string, RegExp>,
    extenderFn: (ajv) => freeFormats.reduce((instance, name) => instance.addFormat(name, true), ajv),
    // Each schema has its own Ajv; meta-schemas are not needed for compiling.
    ajvOptionsOverrides: { verbose: false, meta: false, validateSchema: false },
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
  if (!isObject(value)) return value
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
    '/** The code that is loaded with a form; `schema` where no module has it. */',
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

/**
 * The code of a form's validators, with the schema of a row action. Throws, with the form's name, if it cannot be
 * compiled.
 */
export const codeOf = ({ id, schema, ofAction }: Form): string => {
  try {
    const code = validatorsCode(schema)
    return ofAction ? `${code}export const schema = ${JSON.stringify(schema)}\n` : code
  } catch (error) {
    throw new Error(`The form schema of module "${id}" can't be compiled: ${(error as Error).message}`)
  }
}

/**
 * Writes `validators/` under `out`: every form, compiled; equal schemas share a file. Throws, with the form's name, if
 * one cannot be compiled.
 */
export const writeValidators = async (out: string, forms: readonly Form[]): Promise<void> => {
  const folder = `${out}/validators`
  await mkdir(folder, { recursive: true })
  const files = new Map<string, string>()
  for (const form of forms) {
    const file = fileName(form.ofAction ? { ofAction: form.schema } : form.schema)
    if (![...files.values()].includes(file)) {
      await writeFile(`${folder}/${file}.js`, codeOf(form))
      await writeFile(`${folder}/${file}.d.ts`, form.ofAction ? withSchema : declaration)
    }
    files.set(form.id, file)
  }
  await writeFile(`${folder}/index.ts`, indexCode(files))
}

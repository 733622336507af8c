import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RJSFSchema, retrieveSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formsOf } from '../../../scripts/generate/forms.ts'
import { validatorsCode, writeValidators } from '../../../scripts/generate/validators.ts'
import { root } from '../../../scripts/shared/root.ts'
import { contractOf, moduleFilesOf } from '../../../scripts/shared/whole-modules.ts'

const forms = moduleFilesOf(root).flatMap((module) => formsOf(module, contractOf(root)))

/** Next to the sources, so that the compiled code finds its imports. */
let folder = ''
beforeAll(async () => {
  const cache = join(import.meta.dirname, '../../../.cache')
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'validators-'))
})
afterAll(() => rm(folder, { recursive: true }))

const validatorOf = async (schema: RJSFSchema) => {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.js`)
  await writeFile(file, validatorsCode(schema))
  const { validators } = (await import(/* @vite-ignore */ file)) as { validators: ValidatorFunctions }
  return createPrecompiledValidator(validators, schema)
}

const messages = async (schema: RJSFSchema, data: unknown): Promise<readonly string[]> => {
  const validator = await validatorOf(schema)
  const { errors = [] } = validator.rawValidation<{ instancePath: string; keyword: string }>(schema, data)
  return errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

const textOf = (rules: RJSFSchema): RJSFSchema => ({
  type: 'object',
  properties: { text: { type: 'string', ...rules } },
})

describe('formats', () => {
  test.each([
    ['uri', 'https://example.org/a?b=%20#c', true],
    ['uri', 'example.org', false],
    ['uri', 'https://example.org/a b', false],
    ['email', 'amina@example.org', true],
    ['email', 'amina@example', false],
    ['date', '2024-02-29', true],
    ['date', '2023-02-29', false],
    ['date', '2026-04-31', false],
    ['date', '1900-02-29', false],
    ['date', '2000-02-29', true],
    ['html', '<p>anything</p>', true],
  ])('%s: %s', async (format, text, valid) => {
    expect(await messages(textOf({ format }), { text })).toEqual(valid ? [] : ['/text format'])
  })
})

test('length counts characters, not code units', async () => {
  expect(await messages(textOf({ maxLength: 2 }), { text: '😀😀' })).toEqual([])
  expect(await messages(textOf({ maxLength: 2 }), { text: '😀😀😀' })).toEqual(['/text maxLength'])
})

test('a list of distinct objects', async () => {
  const schema: RJSFSchema = { type: 'array', uniqueItems: true, items: { type: 'object' } }
  expect(await messages(schema, [{ a: 1 }, { a: 1 }])).toEqual([' uniqueItems'])
})

test('a condition shows and requires a field, in a list of objects too', async () => {
  const item: RJSFSchema = {
    type: 'object',
    properties: { kind: { enum: ['a', 'b'] } },
    if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
    then: { properties: { more: { type: 'string', minLength: 1 } }, required: ['more'] },
  }
  const schema: RJSFSchema = {
    ...item,
    properties: { ...item.properties, list: { type: 'array', items: item } },
  }
  const validator = await validatorOf(schema)
  expect(Object.keys(retrieveSchema(validator, schema, schema, { kind: 'b' }).properties ?? {})).toContain(
    'more',
  )
  expect(Object.keys(retrieveSchema(validator, item, schema, { kind: 'a' }).properties ?? {})).toEqual([
    'kind',
  ])
  expect(await messages(schema, { kind: 'a', list: [{ kind: 'b' }] })).toContain('/list/0 required')
})

test('every module with a form has compiled code that imports no Ajv and compiles nothing', async () => {
  await writeValidators(folder, forms)
  const files = (await readdir(join(folder, 'validators'))).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(0)
  for (const name of files) {
    const code = await readFile(join(folder, 'validators', name), 'utf8')
    expect(code, name).not.toMatch(/require\(|\bajv|new Function|\beval\b/)
  }
  const index = await readFile(join(folder, 'validators/index.ts'), 'utf8')
  expect(index).toContain("'./")
})

test('the output is the same each time', async () => {
  await writeValidators(join(folder, 'again'), forms)
  for (const name of await readdir(join(folder, 'again/validators')))
    expect(await readFile(join(folder, 'again/validators', name), 'utf8')).toBe(
      await readFile(join(folder, 'validators', name), 'utf8'),
    )
})

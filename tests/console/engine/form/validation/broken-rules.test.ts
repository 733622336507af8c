import type { RJSFSchema } from '@rjsf/utils'
import ajvValidator from '@rjsf/validator-ajv8'
import { describe, expect, it } from 'vitest'
import { brokenRules, wordErrors } from '../../../../../src/console/engine/form/validation/form-errors.ts'
import { loadValidator } from '../../../../../src/console/engine/form/validation/load-validator.ts'
import { unfinishedPick } from '../../../../../src/console/widgets/date/unfinished-picks.ts'
import { allModules } from '../../../../support/module-screens.ts'

const modules = allModules().filter(({ schema }) => schema)

/** The error of one field's value in a module's form: the module's message, or the name of the violated rule. */
const messagesOf = async (id: string, field: string, value: unknown): Promise<string | undefined> => {
  const module = modules.find((each) => each.id === id)
  if (!module?.schema) throw new Error(`No form "${id}"`)
  const broken = brokenRules(await loadValidator(module), module.schema as RJSFSchema, { [field]: value })
  const messages = wordErrors(broken, module.ui ?? {}, (keyword) => `rule ${keyword}`)
  return messages.find(({ path }) => path === `/${field}`)?.message
}

describe('a date', () => {
  it.each([
    ['that is half typed', unfinishedPick('date', 'incomplete', ['12', '0', '']), 'rule incompleteDate'],
    ['that there is not', unfinishedPick('date', 'impossible'), 'rule noSuchDay'],
    ['of another form', '2026-02-31', 'Enter the date as DD-MM-YYYY'],
    ['that there is', '28/02/2026', undefined],
  ])('%s', async (_, value, messages) => expect(await messagesOf('event', 'fromDate', value)).toBe(messages))
})

describe('a date or time that accepts any text', () => {
  const schema: RJSFSchema = { type: 'object', properties: { it: { type: 'string' } } }
  it.each([
    ['that is half typed', unfinishedPick('time', 'incomplete', ['05', '', 'PM']), ['incompleteTime']],
    ['that there is not', unfinishedPick('date', 'impossible', ['31', '02', '2027']), ['noSuchDay']],
    [
      'and time that is half typed',
      unfinishedPick('date-time', 'incomplete', ['05', '12', '2026', '', '', '']),
      ['incompleteDateTime'],
    ],
    ['that is a text', 'Impossible date of birth', []],
    ['that there is', '28/02/2026', []],
  ])('%s', (_, it, keywords) => {
    const broken = brokenRules(ajvValidator, schema, { it })
    expect(broken.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual(
      keywords.map((keyword) => ['/it', keyword]),
    )
  })
})

describe('an address in a form', () => {
  const fields = modules.flatMap(({ id, schema }) =>
    Object.entries(schema?.properties ?? {})
      .filter(([, property]) => (property as { format?: string }).format === 'uri')
      .map(([field]) => [id, field] as const),
  )

  it('is a field of some modules', () => expect(fields.length).toBeGreaterThan(5))

  it.each(fields)('%s %s: a script is refused with the message of the module', async (id, field) => {
    const messages = await messagesOf(id, field, 'javascript:alert(1)')
    expect(messages).toMatch(/\S/)
    expect(messages).not.toMatch(/^rule /)
    expect(await messagesOf(id, field, 'https://বাংলা.example.org/পথ')).toBeUndefined()
  })
})

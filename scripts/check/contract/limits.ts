import { accountRules, firstBroken, type Rule } from '../../../src/console/screens/auth/form/rules.ts'
import { isObject } from '../../../src/contract/json.ts'
import { schemaReader } from '../../../src/module-check/schema/schema-reader.ts'
import { readContractFile } from '../../shared/contract.ts'
import { linesOf, type Step } from '../step.ts'

const tail = '@b.c'

/** A text that a form accepts except for its length; a valid address where required, as far as that is possible. */
const textOf = (length: number, format: unknown): string =>
  format === 'email' && length > tail.length
    ? `${'x'.repeat(length - tail.length)}${tail}`
    : 'x'.repeat(length)

const forms: Readonly<Record<string, Readonly<Record<string, readonly Rule<unknown>[]>>>> = accountRules

/** Forms in code that accept lengths which the contract refuses, one line each. */
export const limitFaults = (document: unknown): readonly string[] => {
  const components = isObject(document) && isObject(document.components) ? document.components : {}
  const schemas = isObject(components.schemas) ? components.schemas : {}
  const { property, resolve } = schemaReader((ref) => {
    const found = schemas[ref.split('/').at(-1) ?? '']
    return isObject(found) ? found : undefined
  })
  return Object.entries(forms).flatMap(([body, rules]) =>
    Object.entries(rules).flatMap(([name, list]) => {
      const { minLength, maxLength, format } = resolve(property(schemas[body], name))
      const takes = (length: number): boolean => firstBroken(list, textOf(length, format), {}) === null
      const place = `src/console/screens/auth/form/rules.ts: ${body}.${name}`
      return [
        ...(typeof maxLength === 'number' && takes(maxLength + 1)
          ? [`${place} takes more than the ${maxLength} characters of the contract; tighten its rule`]
          : []),
        ...(typeof minLength === 'number' && minLength > 0 && takes(minLength - 1)
          ? [`${place} takes fewer than the ${minLength} characters of the contract; tighten its rule`]
          : []),
      ]
    }),
  )
}

/** The account forms refuse what the contract refuses. */
export const limits: Step = {
  name: 'limits in code',
  run: async () => linesOf(limitFaults(await readContractFile())),
}

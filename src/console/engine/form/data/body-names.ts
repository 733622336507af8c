import { asRecord } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { formFileOf } from './form-request.ts'
import { type Mapping, uiOptions } from './mapping.ts'
import { propertyNames } from './schema.ts'

const flipped = (names: Readonly<Record<string, string>> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(names ?? {}).map(([form, body]) => [body, form]))

/** Form properties by body property: renamed ones, and those that a widget writes. */
export const formNamesByBody = (module: Module, mapping: Mapping): Readonly<Record<string, string>> => {
  const { payload } = formFileOf(module)
  const written = propertyNames(mapping.schema).flatMap((name) => {
    const options = uiOptions(asRecord(mapping.ui[name]))
    const values = typeof options.widget === 'string' ? mapping.findValueMapping(options.widget) : undefined
    return (values?.writes?.(name, options) ?? []).map((body) => [body, name] as const)
  })
  return {
    ...Object.fromEntries(written),
    ...flipped(payload?.rename),
    ...flipped(payload?.[mapping.context.mode]?.rename),
  }
}

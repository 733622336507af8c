import { isObject } from '../../../contract/json.ts'
import { fieldNames } from '../../../modules/format/field-order.ts'
import type { ModuleSource } from '../../../modules/format/read.ts'
import type { ModuleFiles } from '../../../modules/format/types.ts'
import { texts } from '../../schema/schema-reader.ts'
import { type JsonPath, nameCure } from '../../subject/fault.ts'
import type { Subject } from '../../subject/subject.ts'

interface StrayField {
  place: JsonPath
  name: string
}

/** Fields in a module's own `form.schema.json` that its form lacks. */
export const unknownFields = ({ ui = {} }: ModuleFiles, { files }: ModuleSource): readonly StrayField[] => {
  const schema = files.schema?.json
  if (!isObject(schema)) return []
  const names = fieldNames(ui)
  return [
    ...Object.keys(isObject(schema.properties) ? schema.properties : {}).map((name) => ({
      place: ['properties', name],
      name,
    })),
    ...texts(schema.required).map((name, index) => ({ place: ['required', index], name })),
  ].filter(({ name }) => !names.includes(name))
}

/** Checks that the fields in a module's own `form.schema.json` are in its form. */
export const checkDifference = ({ module, source, report }: Subject): void => {
  for (const { place, name } of unknownFields(module, source))
    report(
      'schema',
      place,
      `form.ui.json has no field "${name}"`,
      nameCure(name, fieldNames(module.ui ?? {})),
    )
}

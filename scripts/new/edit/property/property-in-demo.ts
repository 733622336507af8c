import { tableOf } from '../../../shared/contract.ts'
import { demoFile } from '../../../shared/written-files.ts'
import type { Existing } from '../../answers/existing.ts'
import type { Property } from '../../answers/plan/plan.ts'
import { alwaysShown, distinctSample } from '../../contract/samples.ts'
import type { Field } from '../../module/field.ts'
import type { Changes } from '../changes/changes.ts'
import { demoRecords } from '../demo-records.ts'
import { readJson, withValue } from '../json-text.ts'

interface Added {
  readonly resource: string
  readonly property: Property
  /** The resource's fields for the property. */
  readonly fields: readonly Field[]
}

/** Adds a required property to every demo record of the resource. `document` has the property already. */
export const propertyInDemo = (
  changes: Changes,
  { resource, property, fields }: Added,
  existing: Pick<Existing, 'document' | 'resources'>,
): void => {
  const path = demoFile(tableOf(existing.document, resource) ?? '')
  const isHeldByAll = !property.asked && (property.required || alwaysShown.has(property.type))
  if (!isHeldByAll || !changes.exists(path)) return
  const before = changes.read(path)
  const count = readJson<unknown[]>(before).length
  const text = demoRecords(changes, existing, { resource, fields }, count).reduce(
    (whole: string, record, index) =>
      Object.entries(record).reduce(
        (rest, [name, value]) =>
          withValue(rest, [index, name], property.unique ? distinctSample(property, index) : value),
        whole,
      ),
    before,
  )
  if (text !== before) changes.write(path, text)
}

import { type Schema, typesOf } from '../../schema/schema-reader.ts'
import { nameCure } from '../../subject/fault.ts'
import { type FormObject, type FormProperty, propertiesOf } from '../properties.ts'
import type { Target } from './target.ts'

const keyword = 'x-not-before'

const isNumber = (schema: Schema): boolean =>
  typesOf(schema).some((type) => type === 'integer' || type === 'number')

/** Checks that `x-not-before` refers to another property of the form, of the same kind. */
const checkNamed = (
  { subject }: Target,
  properties: readonly FormProperty[],
  property: FormProperty,
): void => {
  const { name, schema, place } = property
  const other = schema[keyword]
  if (typeof other !== 'string') return
  const named = properties.find((one) => one.name === other)
  const names = properties.map((one) => one.name).filter((one) => one !== name)
  const at = [...place, keyword]
  if (!named || other === name)
    subject.report('schema', at, `The form has no other property "${other}"`, nameCure(other, names))
  else if (isNumber(named.schema) !== isNumber(schema))
    subject.report(
      'schema',
      at,
      `"${name}" and "${other}" cannot be compared: one is a number`,
      'name a property of the same kind',
    )
}

/**
 * Checks `x-not-before`: its target exists, and it is present wherever the contract has it and the form has both
 * properties.
 */
export const checkOrder = (target: Target, object: FormObject): void => {
  const { subject, operation, holder, bodyName } = target
  const properties = propertiesOf(object)
  for (const property of properties) {
    checkNamed(target, properties, property)
    const declared = property.schema[keyword]
    const written = bodyName(property.name)
    const counterpart = subject.contract.property(holder(written), written)?.[keyword]
    const other = properties.find(
      ({ name }) => typeof counterpart === 'string' && bodyName(name) === counterpart,
    )
    if (other && declared !== other.name)
      subject.report(
        'schema',
        declared === undefined ? property.place : [...property.place, keyword],
        `The contract says ${keyword} ${String(counterpart)}, the form ${declared ?? 'nothing'} (${operation.id})`,
        `set "${keyword}": "${other.name}"`,
      )
  }
}

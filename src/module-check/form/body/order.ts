import { typesOf } from '../../schema/schema-reader.ts'
import { type FormObject, type FormProperty, propertiesOf } from '../properties.ts'
import { bodyProperty, type Target } from './target.ts'

const keyword = 'x-not-before'

const isNumber = ({ schema }: FormProperty): boolean =>
  typesOf(schema).some((type) => type === 'integer' || type === 'number')

/** Checks that `x-not-before` refers to another property of the form, of the same kind. */
const checkNamed = (properties: readonly FormProperty[], property: FormProperty): void => {
  const { name, schema, rule } = property
  const other = schema[keyword]
  if (typeof other !== 'string') return
  const others = properties.filter((one) => one.name !== name)
  const named = others.find((one) => one.name === other)
  const names = others.map((one) => one.name)
  if (!named) rule.at(keyword).unknown(`The form has no other property "${other}"`, other, names)
  else if (isNumber(named) !== isNumber(property))
    rule
      .at(keyword)
      .fault(
        `"${name}" and "${other}" cannot be compared: one is a number`,
        'name a property of the same kind',
      )
}

/**
 * Checks `x-not-before`: its target exists, and it is present wherever the contract has it and the form has both
 * properties.
 */
export const checkOrder = (target: Target, object: FormObject): void => {
  const properties = propertiesOf(object)
  for (const property of properties) {
    checkNamed(properties, property)
    const declared = property.schema[keyword]
    const wanted = bodyProperty(target, target.bodyName(property.name))?.[keyword]
    const other = properties.find(({ name }) => wanted !== undefined && target.bodyName(name) === wanted)
    if (other && declared !== other.name)
      (declared === undefined ? property.rule : property.rule.at(keyword)).fault(
        `The contract says ${keyword} ${wanted}, the form ${declared ?? 'nothing'} (${target.operation.id})`,
        `set "${keyword}": "${other.name}"`,
      )
  }
}

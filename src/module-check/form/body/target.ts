import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Operation } from '../../schema/contract.ts'
import type { Schema } from '../../schema/schema-reader.ts'
import type { MappingContext } from '../../subject/registries.ts'
import type { Subject } from '../../subject/subject.ts'
import { type FormProperty, widgetOf, widgetOptions } from '../properties.ts'
import { samplesOf } from './samples.ts'

/** The target of a form's properties under one operation. */
export interface Target {
  subject: Subject
  operation: Operation
  mode: Mode
  /** Schema of the object with the body property of this name. */
  holder: (name: string) => Schema
  /** Body name of a written property. */
  bodyName: (written: string) => string
}

/** The target of the properties of an object or list item in the body. */
export const targetWithin = (target: Target, schema: Schema): Target => ({
  ...target,
  holder: () => schema,
  bodyName: (name) => name,
})

/** The schema of a body property; undefined if the body does not have it. */
export const bodyProperty = ({ subject, holder }: Target, name: string): Schema | undefined =>
  subject.contract.property(holder(name), name)

/** Names of a property's values before payload rules. */
export const writtenBy = (subject: Subject, property: FormProperty): readonly string[] =>
  widgetOf(subject, property)?.writes?.(property.name, widgetOptions(property)) ?? [property.name]

/** The output of a widget's mapping for a value. */
export const written = ({ subject, mode }: Target, property: FormProperty, value: unknown): Schema => {
  const context: MappingContext = { mode, languages: [{ id: 1, name: 'English', code: 'en' }] }
  const widget = widgetOf(subject, property)
  return widget?.write?.(value, property.name, widgetOptions(property), context) ?? {}
}

/**
 * Passes boundary values of the form's rules through the widget's mapping, and validates the output against the
 * contract.
 */
export const checkSamples = (target: Target, property: FormProperty): void => {
  const samples = [...samplesOf(property.schema), ...(property.required ? [] : [undefined])]
  const sent = samples.flatMap((sample) => Object.entries(written(target, property, sample)))
  for (const [name, value] of sent) {
    const bodyName = target.bodyName(name)
    const schema = value === undefined ? undefined : bodyProperty(target, bodyName)
    const reason = schema && target.subject.contract.refusal(schema, value)
    if (!reason) continue
    property.rule.fault(
      `${target.operation.id} refuses the value of "${bodyName}": ${reason}`,
      'use the rule of the contract in the form',
    )
    return
  }
}

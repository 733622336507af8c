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
  /** Schema with the body property of this name. */
  holder: (name: string) => Schema
  /** Body name of a written property. */
  bodyName: (written: string) => string
}

const contextOf = (mode: Mode): MappingContext => ({
  mode,
  languages: [{ id: 1, name: 'English', code: 'en' }],
})

/** Names of a property's values before payload rules. */
export const writtenBy = (subject: Subject, property: FormProperty): readonly string[] =>
  widgetOf(subject, property)?.writes?.(property.name, widgetOptions(property)) ?? [property.name]

/** The output of a widget's mapping for a value. */
export const written = (target: Target, property: FormProperty, value: unknown): Schema => {
  const widget = widgetOf(target.subject, property)
  return widget?.write?.(value, property.name, widgetOptions(property), contextOf(target.mode)) ?? {}
}

/**
 * Passes boundary values of the form's rules through the widget's mapping, and validates the output against the
 * contract.
 */
export const checkSamples = (target: Target, property: FormProperty): void => {
  const { subject, operation } = target
  const cleared = property.required ? [] : [undefined]
  for (const sample of [...samplesOf(property.schema), ...cleared]) {
    for (const [name, value] of Object.entries(written(target, property, sample))) {
      const bodyName = target.bodyName(name)
      const schema = subject.contract.property(target.holder(bodyName), bodyName)
      const reason = schema && value !== undefined ? subject.contract.refusal(schema, value) : undefined
      if (!reason) continue
      subject.report(
        'schema',
        property.place,
        `${operation.id} refuses what this sends as "${bodyName}": ${reason}`,
        'tighten the rule in the form as the contract has it',
      )
      return
    }
  }
}

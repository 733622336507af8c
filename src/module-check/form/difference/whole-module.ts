import { isObject } from '../../../contract/json.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { ActionWithFields } from '../../../modules/format/action-form.ts'
import type { JsonSchema, Module, ModuleFiles } from '../../../modules/format/types.ts'
import { withSeveralValues } from '../../list/several-values.ts'
import type { Contract } from '../../schema/contract.ts'
import { type FormBody, formBodyOf, formSchemaOf } from '../../schema/form-schema.ts'
import { texts } from '../../schema/schema-reader.ts'
import { operationOf } from '../../subject/subject.ts'
import { bodyNameBy, bodyShape, payloadRules } from '../body/payload.ts'

const takerIn = (contract: Contract, module: ModuleFiles, mode: Mode): FormBody | undefined => {
  const operation = operationOf({ module, contract }, mode)
  const rules = payloadRules(module.form, mode)
  const shape = operation && bodyShape(contract, operation, rules)
  if (!shape) return undefined
  const bodyName = bodyNameBy(rules)
  return {
    bodyName,
    property: (name) => {
      const inBody = bodyName(name)
      return contract.property(shape.holder(inBody), inBody)
    },
    requires: (name) => {
      const inBody = bodyName(name)
      return texts(shape.holder(inBody).required).includes(inBody)
    },
  }
}

/** A module completed by the contract: the full schema of its form, and filters with several values. */
export const wholeModule = (contract: Contract, { difference: written, ...files }: ModuleFiles): Module => {
  const module = withSeveralValues(contract, files)
  if (!module.ui) return module
  const difference = isObject(written) ? written : {}
  const bodies = (['create', 'update'] as const).flatMap((mode) => takerIn(contract, module, mode) ?? [])
  return { ...module, schema: formSchemaOf(contract, bodies, { ui: module.ui, difference }) }
}

/** The form schema for the fields of a row action. */
export const actionSchema = (contract: Contract, { operation, fields }: ActionWithFields): JsonSchema => {
  const { body, needs } = contract.operation(operation) ?? {}
  return formSchemaOf(contract, [formBodyOf(contract, body, needs)], { ui: fields, difference: {} })
}

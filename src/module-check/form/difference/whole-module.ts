import { isObject } from '../../../contract/json.ts'
import type { AskingAction } from '../../../modules/format/action-form.ts'
import type { Mode } from '../../../modules/format/payload.ts'
import type { JsonSchema, Module, ModuleFiles } from '../../../modules/format/types.ts'
import type { Contract } from '../../schema/contract.ts'
import { formSchemaOf, type Taker, takerOf } from '../../schema/form-schema.ts'
import { texts } from '../../schema/schema-reader.ts'
import { operationOf } from '../../subject/subject.ts'
import { bodyNameBy, bodyShape, payloadRules } from '../body/payload.ts'

const takerIn = (contract: Contract, module: ModuleFiles, mode: Mode): Taker | undefined => {
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

/** A module with the whole schema of its form, as the contract and its files together say it. */
export const wholeModule = (contract: Contract, { difference: own, ...module }: ModuleFiles): Module => {
  if (!module.ui) return module
  const difference = isObject(own) ? own : {}
  const takers = (['create', 'update'] as const).flatMap((mode) => takerIn(contract, module, mode) ?? [])
  return { ...module, schema: formSchemaOf(contract, takers, { ui: module.ui, difference }) }
}

/** The schema of the form that a row action asks for its fields with. */
export const actionSchema = (contract: Contract, { operation, fields }: AskingAction): JsonSchema => {
  const { body, needs } = contract.operation(operation) ?? {}
  return formSchemaOf(contract, [takerOf(contract, body, needs)], { ui: fields, difference: {} })
}

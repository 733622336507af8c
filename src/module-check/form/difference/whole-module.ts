import { asRecord } from '../../../contract/json.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { ActionWithFields } from '../../../modules/format/action-form.ts'
import type { JsonSchema, Module, ModuleFiles } from '../../../modules/format/types.ts'
import { withAllTexts } from '../../list/all-texts.ts'
import { withSeveralValues } from '../../list/several-values.ts'
import type { Contract } from '../../schema/contract.ts'
import { type FormBody, formBodyOf, formSchemaOf } from '../../schema/form-schema.ts'
import { texts } from '../../schema/schema-reader.ts'
import { operationOf } from '../../subject/subject.ts'
import { bodyShape } from '../body/target.ts'

const bodiesOf = (contract: Contract, module: ModuleFiles, mode: Mode): FormBody[] => {
  const operation = operationOf({ module, contract }, mode)
  const shape = operation && bodyShape(contract, operation, module.form, mode)
  if (!shape) return []
  const { bodyName, holder } = shape
  const property: FormBody['property'] = (name) => contract.property(holder(bodyName(name)), bodyName(name))
  const requires: FormBody['requires'] = (name) =>
    texts(holder(bodyName(name)).required).includes(bodyName(name))
  return [{ bodyName, property, requires }]
}

/** A module completed by the contract: the full schema of its form, filters with several values, a search of all texts. */
export const wholeModule = (contract: Contract, { difference, ...files }: ModuleFiles): Module => {
  const module = withAllTexts(contract, withSeveralValues(contract, files))
  const { ui } = module
  if (!ui) return module
  const bodies = (['create', 'update'] as const).flatMap((mode) => bodiesOf(contract, module, mode))
  return { ...module, schema: formSchemaOf(contract, bodies, { ui, difference: asRecord(difference) }) }
}

/** The form schema for the fields of a row action. */
export const actionSchema = (contract: Contract, { operation, fields }: ActionWithFields): JsonSchema => {
  const { body, needs } = contract.operation(operation) ?? {}
  return formSchemaOf(contract, [formBodyOf(contract, body, needs)], { ui: fields, difference: {} })
}

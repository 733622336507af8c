import type { Module } from '../../../../modules/format/types.ts'
import { operationOf } from '../../operations.ts'
import { modulePathUrl, namesRecordById } from '../../routes/module-paths.ts'
import type { ValueContext } from '../../values.ts'

/** The edit page of a stored record; undefined without a record, or if the module has no such page. */
export const savedPath = ({ module }: Module, values: ValueContext, id: unknown): string | undefined =>
  id !== undefined && operationOf(module, 'update') !== undefined && namesRecordById(module)
    ? modulePathUrl(module, 'edit', { ...values.route, id })
    : undefined

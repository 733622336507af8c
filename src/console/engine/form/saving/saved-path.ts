import type { Module } from '../../../../modules/format/types.ts'
import { operationOf } from '../../operations.ts'
import { modulePathUrl, namesRecordById } from '../../routes/module-paths.ts'
import type { ValueContext } from '../../values.ts'

/** The page on which a record that is stored already is edited; undefined without one, or where there is no such page. */
export const savedPath = ({ module }: Module, values: ValueContext, id: unknown): string | undefined =>
  id !== undefined && operationOf(module, 'update') !== undefined && namesRecordById(module)
    ? modulePathUrl(module, 'edit', { ...values.route, id })
    : undefined

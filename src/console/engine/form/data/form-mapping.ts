import type { Module } from '../../../../modules/format/types.ts'
import { findValueMapping } from '../../../widgets/value-mappings.ts'
import type { MappingContext } from '../../../widgets/widget.ts'
import type { Mapping } from './mapping.ts'

/** The mapping of a module's form between records, form data and request bodies. */
export const formMapping = (module: Module, context: MappingContext): Mapping => ({
  schema: module.schema ?? {},
  ui: module.ui ?? {},
  findValueMapping,
  context,
})

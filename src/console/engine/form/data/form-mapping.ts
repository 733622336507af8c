import type { Module } from '../../../../modules/format/types.ts'
import { findWidget } from '../../../widgets/registry.ts'
import type { MappingContext } from '../../../widgets/widget.ts'
import type { Mapping } from './mapping.ts'

/** How the form of a module reads records into its data, and writes that into bodies. */
export const formMapping = (module: Module, context: MappingContext): Mapping => ({
  schema: module.schema ?? {},
  ui: module.ui ?? {},
  findWidget,
  context,
})

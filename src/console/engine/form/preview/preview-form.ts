import type { ValidatorType } from '@rjsf/utils'
import type { Module } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'
import type { Mapping } from '../data/mapping.ts'
import type { DataSource } from './data-source.ts'

/** The form whose record a preview shows. */
export interface PreviewForm {
  module: Module
  mapping: Mapping
  values: ValueContext
  validator: ValidatorType
  source: DataSource
}

export interface PreviewProps {
  form: PreviewForm
  /** Whether it stands beside the form, and not over it. */
  beside: boolean
  onClose: () => void
}

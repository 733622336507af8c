import type { ValidatorType } from '@rjsf/utils'
import type { Module } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'
import type { Mapping } from '../data/mapping.ts'
import type { DataSource } from './data-source.ts'

/** The form that a preview renders. */
export interface PreviewForm {
  module: Module
  mapping: Mapping
  values: ValueContext
  validator: ValidatorType
  source: DataSource
}

export interface PreviewProps {
  form: PreviewForm
  /** Whether the preview is beside the form rather than over it. */
  beside: boolean
  onClose: () => void
}

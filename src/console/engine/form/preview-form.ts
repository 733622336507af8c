import type { ValidatorType } from '@rjsf/utils'
import type { PlainObject } from '../../../contract/json.ts'
import type { Module } from '../../../modules/format/types.ts'
import { createStore, type Store } from '../../ui/store.ts'
import type { ValueContext } from '../values.ts'
import type { Mapping } from './data/mapping.ts'

/** The present data of a form, for components outside it that must not re-render the form. */
export type DataSource = Store<PlainObject>

/** A source without data. */
export const createDataSource = (): DataSource => createStore<PlainObject>({})

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

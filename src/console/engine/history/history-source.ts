import type { Module } from '../../../modules/format/types.ts'
import type { Mapping } from '../form/data/mapping.ts'
import type { ValueContext } from '../values.ts'

/** A record and its known values; checked when the history opens. */
export type HistoryOf = Readonly<Record<string, unknown>>

/** Where a history is opened: from a form, or from details. */
export type HistorySource =
  | {
      module: Module
      id: unknown
      mapping: Mapping
      values: ValueContext
      /** Puts values into the form; undefined for a read-only form. */
      restore?: (values: Readonly<Record<string, unknown>>) => void
    }
  | { module: Module; id: unknown; mapping?: undefined }

import type { Module } from '../../../modules/format/types.ts'
import type { Mapping } from '../form/data/mapping.ts'
import type { ValueContext } from '../values.ts'

/** A record whose history is shown, and what is known of it; checked when it is opened. */
export type HistoryOf = Readonly<Record<string, unknown>>

/** Where a history is opened: in the form of a record, or in its details. */
export type HistorySource =
  | {
      module: Module
      id: unknown
      mapping: Mapping
      values: ValueContext
      /** Puts values into the form; left out where it is shut. */
      restore?: (values: Readonly<Record<string, unknown>>) => void
    }
  | { module: Module; id: unknown; mapping?: undefined }

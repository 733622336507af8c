import type { FieldProps, WidgetProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import type { Language } from '../../client/content-languages.ts'
import type { Lookup } from '../../client/lookup-query.ts'
import type { JsonType } from '../../contract/json.ts'
import type { Mode } from '../../contract/operations/operation-names.ts'
import type { RecordId } from '../../contract/records/record-id.ts'

/** A file in form data: a stored one (`id`), or a selected one that is not uploaded yet (`pending`). */
export interface FormFileValue {
  id?: RecordId
  fileUrl: string
  fileName: string
  /** Key of the selected `File` in the form's upload store. */
  pending?: string
}

export type { Language }

/** The context of a widget's mapping. */
export interface MappingContext {
  mode: Mode
  languages: readonly Language[]
}

export type WidgetOptions = Readonly<Record<string, unknown>>

/** Reads the form value from the record: `name` is the form property. */
export type ReadValue = (
  record: Readonly<Record<string, unknown>>,
  name: string,
  options: WidgetOptions,
  context: MappingContext,
) => unknown

/** Returns the body properties for the form value; an empty object omits the property. */
export type WriteValue = (
  value: unknown,
  name: string,
  options: WidgetOptions,
  context: MappingContext,
) => Readonly<Record<string, unknown>>

/** How a widget's value is read from records and written to bodies; unchanged where a part is omitted. */
export interface ValueMapping {
  read?: ReadValue
  write?: WriteValue
  /** Body properties that `write` sets; `[name]` when omitted. */
  writes?: (name: string, options: WidgetOptions) => readonly string[]
  /** Reading needs the content languages. */
  needsLanguages?: boolean
  /** The value can be set in several records at once: a choice, not individual data. */
  alike?: true
}

interface WidgetBase extends ValueMapping {
  name: string
  /** JSON Schema types of its form property. */
  types: readonly JsonType[]
  /** JSON Schema of its `ui:options`; none when omitted. */
  options?: Readonly<Record<string, unknown>>
  /** The kind of file that it uploads, and the default size limit in MB, for the module check. */
  uploads?: { kind: 'image' | 'audio' | 'pdf'; maxSizeMb?: number }
  lookup?: Lookup
  /** Fetches the widget's lazy code, for a form that is likely to be opened. */
  fetchCode?: (options: WidgetOptions) => Promise<unknown>
}

/** An rjsf widget (one value, with label and error rendered by the field template). */
export interface SimpleWidget extends WidgetBase {
  kind: 'widget'
  component: ComponentType<WidgetProps>
}

/** An rjsf field (a structured value that renders its own parts). */
export interface FieldWidget extends WidgetBase {
  kind: 'field'
  component: ComponentType<FieldProps>
}

/** An entry of the widget registry. */
export type Widget = SimpleWidget | FieldWidget

import type { FieldProps, WidgetProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import type { Language } from '../../client/content-languages.ts'
import type { Lookup } from '../../client/lookup.ts'
import type { JsonType } from '../../contract/json.ts'
import type { Mode } from '../../contract/operations/operation-names.ts'

/** A file in form data: one the API holds (`id`), or one chosen and not uploaded yet (`pending` names it). */
export interface FormFileValue {
  id?: number
  fileUrl: string
  fileName: string
  /** Key of the chosen `File` in the form's upload store. */
  pending?: string
}

export type { Language }

/** What a widget's mapping may know beside the value. */
export interface MappingContext {
  mode: Mode
  languages: readonly Language[]
}

export type WidgetOptions = Readonly<Record<string, unknown>>

/** Form value from the record: `name` is the form property. */
export type ReadValue = (
  record: Readonly<Record<string, unknown>>,
  name: string,
  options: WidgetOptions,
  context: MappingContext,
) => unknown

/** Body properties from the form value; an empty object leaves the property out. */
export type WriteValue = (
  value: unknown,
  name: string,
  options: WidgetOptions,
  context: MappingContext,
) => Readonly<Record<string, unknown>>

interface WidgetBase {
  name: string
  /** JSON Schema types of the form property it edits. */
  types: readonly JsonType[]
  /** JSON Schema of its `ui:options`; nothing when left out. */
  options?: Readonly<Record<string, unknown>>
  read?: ReadValue
  write?: WriteValue
  /** Body properties that `write` fills, for the module check; `[name]` when left out. */
  writes?: (name: string, options: WidgetOptions) => readonly string[]
  /** The kind of file that it uploads, and its largest size in MB where the module says none, for the module check. */
  uploads?: { kind: 'image' | 'audio' | 'pdf'; maxSizeMb?: number }
  /** Its value makes sense for several records alike: a choice, not what each has of its own. */
  alike?: true
  lookup?: Lookup
  /** The form asks for the content languages before it shows. */
  needsLanguages?: boolean
  /** Fetches the code that the widget loads lazily, for a form that is likely to be opened. */
  fetchCode?: (options: WidgetOptions) => Promise<unknown>
}

/** An rjsf widget (one value, label and error drawn by the field template). */
export interface SimpleWidget extends WidgetBase {
  kind: 'widget'
  component: ComponentType<WidgetProps>
}

/** An rjsf field (a structured value that draws its own parts). */
export interface FieldWidget extends WidgetBase {
  kind: 'field'
  component: ComponentType<FieldProps>
}

/** One entry of the widget registry. */
export type Widget = SimpleWidget | FieldWidget

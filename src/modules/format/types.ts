/**
 * Types of the module files after `resolveModule`. The descriptions in the JSON Schemas in schemas/ define each key,
 * and appear in editors and the gallery; docs/module-format.md documents the whole format.
 */

import type { Chapter } from './chapters.ts'
import type { ListFile } from './list-types.ts'
import type { PreviewFile } from './preview-types.ts'
import type { Action, JsonSchema, Platform, Reasons, Values, When } from './value-types.ts'

export type * from './list-types.ts'
export type * from './preview-types.ts'
export type * from './value-types.ts'

/** `module.json`: part of the first load, so it only has the data for routes, menu and breadcrumb. */
export interface ModuleFile {
  title: string
  one?: string
  template?: string
  vars?: Readonly<Record<string, unknown>>
  path: string
  paths?: {
    list?: readonly string[]
    add?: readonly string[]
    edit?: readonly string[]
    view?: readonly string[]
  }
  resource: string
  operations?: Partial<Record<Action, string | null>>
  privileges?: Partial<Record<Action, readonly string[]>>
  platform?: Platform
  parent?: Parent
  guide?: Chapter
}

export interface Parent {
  module: string
  param: string
  label: string
}

export interface Payload {
  set?: Values
  default?: Values
  rename?: Readonly<Record<string, string>>
  wrap?: { in: string; keep?: readonly string[] }
}

/** `form.json` */
export interface FormFile {
  title?: { create?: string; update?: string }
  titleWhen?: { when: When; title: string; operation?: string; submit?: string }
  submit?: { create?: string; update?: string }
  cancel?: 'list' | 'back'
  another?: false
  read?: { record?: string; also?: Readonly<Record<string, string>> }
  params?: Values
  pathParams?: Values
  lookup?: { operation: string; path?: Values; params?: Values }
  defaults?: Values
  keep?: readonly string[]
  context?: Values
  payload?: Payload & { create?: Payload; update?: Payload }
  done?: { create?: string; update?: string; updateTo?: string }
  failed?: string
  loadFailed?: string
  locked?: Reasons
  upload?: string
}

/** A property of a record, or of a list item, in details. */
export interface ItemField {
  field: string
  label: string
  cell?: string
  options?: Readonly<Record<string, unknown>>
}

export interface DetailField extends ItemField {
  /** For a list of objects: the properties of each item. */
  items?: readonly ItemField[]
}

/** `detail.json` */
export interface DetailFile {
  as: 'dialog' | 'page'
  title: string
  operation?: string
  image?: string
  imageOf?: 'person'
  fields: readonly DetailField[]
  sections?: readonly { title: string; fields: readonly DetailField[] }[]
  back?: { label: string; to: string }
}

/** A module for the engine: template merged, variables filled, form schema complete. */
export interface Module {
  id: string
  module: ModuleFile
  list?: ListFile
  form?: FormFile
  /** `generated/forms/`: the contract's schema of the form, merged with the module's `form.schema.json`. */
  schema?: JsonSchema
  ui?: JsonSchema
  detail?: DetailFile
  preview?: PreviewFile
  /** How often it was replaced since it was loaded; only during development. */
  replaced?: number
}

/** A module from its files alone. */
export interface ModuleFiles extends Omit<Module, 'schema'> {
  /** `form.schema.json`: the differences between the form's schema and the contract's. */
  difference?: JsonSchema
}

/** A node of `menu.json`: an item with `to`, or a group with `children`. */
export interface MenuNode {
  label: string
  icon?: string
  to?: string
  operation?: string
  privileges?: readonly string[]
  platform?: Platform
  always?: true
  /** The page shows content of all sections, and is none itself. */
  overview?: true
  children?: readonly MenuNode[]
}

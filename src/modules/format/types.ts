/**
 * Shapes of the module files, as the engine reads them after `resolveModule`. The JSON Schemas in schemas/ say
 * the same to editors and to the check; docs/module-format.md explains each key.
 */

import type { Chapter } from './chapters.ts'
import type { ListFile } from './list-types.ts'
import type { PreviewFile } from './preview-types.ts'
import type { Action, JsonSchema, Platform, Reasons, Values, When } from './value-types.ts'

export type * from './list-types.ts'
export type * from './preview-types.ts'
export type * from './value-types.ts'

/** `module.json`: part of the first load, so only what routes, menu and breadcrumb need. */
export interface ModuleFile {
  title: string
  /** Singular, for "Add …" and the form's title; the title when left out. */
  one?: string
  template?: string
  /** Fills `{{name}}` in the template's files. */
  vars?: Readonly<Record<string, string | number | boolean>>
  path: string
  /** Alternative spellings and other places, absolute; `:name` is a route parameter. */
  paths?: {
    list?: readonly string[]
    add?: readonly string[]
    edit?: readonly string[]
    view?: readonly string[]
  }
  resource: string
  /** Operations that differ from list…, get…ForUpdate or get…, create…, update…, delete…; null: not offered. */
  operations?: Partial<Record<Action, string | null>>
  /** Narrows an operation that several modules share; a list is for those who may read without being said. */
  privileges?: Partial<Record<Action, readonly string[]>>
  /** The module exists in this mode only; in the other its routes lead to /404. */
  platform?: Platform
  /** The list this module is nested in. */
  parent?: Parent
  /** The chapter of the staff's guide about its pages; that of their kind when left out. */
  guide?: Chapter
}

export interface Parent {
  /** Folder name of the parent module. */
  module: string
  /** Route parameter that holds the parent's id. */
  param: string
  /** Property of the parent record that names it; the breadcrumb shows it. */
  label: string
}

export interface Payload {
  /** Added to the body, whatever the form holds; on an update only what is taken from the form. */
  set?: Values
  /** Added to the body where the form gives nothing. */
  default?: Values
  /** Body name by form name. */
  rename?: Readonly<Record<string, string>>
  /** The rest goes as a one-element list under `in`; `keep` stays outside. */
  wrap?: { in: string; keep?: readonly string[] }
}

/** `form.json` */
export interface FormFile {
  title?: { create?: string; update?: string }
  /** Another title for records that pass. */
  titleWhen?: { when: When; title: string; operation?: string; submit?: string }
  submit?: { create?: string; update?: string }
  cancel?: 'list' | 'back'
  /** Where the record stands in the answer (dotted), and which form property is taken from elsewhere in it. */
  read?: { record?: string; also?: Readonly<Record<string, string>> }
  /** Parameters of the get call. */
  params?: Values
  /** Path parameters of the calls; `{ id: { $route: 'id' } }` for get when left out. */
  pathParams?: Values
  /** Something else the form needs to know, asked for before it shows: its payload is `{ "$lookup": "path" }`. */
  lookup?: { operation: string; path?: Values; params?: Values }
  /** Values of a new record beyond the schema's defaults. */
  defaults?: Values
  /**
   * Properties of the record that the form does not show: an edit sends them as they are stored, and conditions may ask
   * for them. A new record gets them from `defaults` or `payload.default`.
   */
  keep?: readonly string[]
  /** Values set on every form, new or loaded; for conditions on mode or route. */
  context?: Values
  payload?: Payload & { create?: Payload; update?: Payload }
  done?: { create?: string; update?: string; updateTo?: string }
  failed?: string
  /** Shown when the record cannot be loaded and the API gives no message. */
  loadFailed?: string
  /** Records that the user may not change: the form says why and stays shut. */
  locked?: Reasons
  upload?: string
}

export interface DetailField {
  field: string
  label: string
  cell?: string
  options?: Readonly<Record<string, unknown>>
}

/** `detail.json` */
export interface DetailFile {
  as: 'dialog' | 'page'
  title: string
  operation?: string
  /** Dotted path from the payload to the record. */
  record?: string
  image?: string
  /** A figure stands in place of a missing picture. */
  imageOf?: 'person'
  fields: readonly DetailField[]
  /** Groups with a heading. */
  sections?: readonly { title: string; fields: readonly DetailField[] }[]
  back?: { label: string; to: string }
}

/** One module as the engine reads it: its template merged in, its variables filled, its form's schema whole. */
export interface Module {
  id: string
  module: ModuleFile
  list?: ListFile
  form?: FormFile
  /** `generated/forms/`: what the contract says of the form's fields, with the module's `form.schema.json` laid over it. */
  schema?: JsonSchema
  ui?: JsonSchema
  detail?: DetailFile
  preview?: PreviewFile
  /** How often it was replaced since a page loaded it; only while its files are worked on. */
  replaced?: number
}

/** A module as its files alone say it. */
export interface ModuleFiles extends Omit<Module, 'schema'> {
  /** `form.schema.json`: how the form's schema differs from what the contract says. */
  difference?: JsonSchema
}

/** One node of `menu.json`: an item with `to`, or a group with `children`. */
export interface MenuNode {
  /** English; translated when shown. */
  label: string
  /** Name in the icon registry; leaves within a group have none. */
  icon?: string
  to?: string
  /** Operation of the contract whose privileges the item asks for; that of the list it leads to when left out. */
  operation?: string
  /** In place of the operation's privileges; on a group, asked beside those of its items. */
  privileges?: readonly string[]
  /** Only in this mode; both when left out. */
  platform?: Platform
  /** Shown to every signed-in admin. */
  always?: true
  children?: readonly MenuNode[]
}

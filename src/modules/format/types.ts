/**
 * Shapes of the module files, as the engine reads them after `resolveModule`. The JSON Schemas beside this file say
 * the same to editors and to the check; docs/module-format.md explains each key.
 */

/** A value in a module file: itself, or where to take it from. */
export type Value =
  | string
  | number
  | boolean
  | null
  | { $route: string }
  | { $query: string }
  | { $row: string }
  | { $form: string }
  | { $user: string }
  | { $lookup: string }
  | { $month: string }
  | { $platform: { WEB: Value; MOBILE: Value } }
  | readonly Value[]

export type Values = Readonly<Record<string, Value>>

export type Platform = 'WEB' | 'MOBILE'

/** What a module can do; each is one operation of the contract. */
export type Action = 'list' | 'total' | 'get' | 'create' | 'update' | 'delete'

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
  /** Narrows an operation that several modules share. */
  privileges?: Partial<Record<Action, readonly string[]>>
  /** The module exists in this mode only; in the other its routes lead to /404. */
  platform?: Platform
  /** The list this module is nested in. */
  parent?: Parent
}

export interface Parent {
  /** Folder name of the parent module. */
  module: string
  /** Route parameter that holds the parent's id. */
  param: string
  /** Property of the parent record that names it; the breadcrumb shows it. */
  label: string
}

export type When =
  | { field: string; equals: Value }
  | { field: string; in: readonly Value[] }
  | { field: string; present: boolean }
  | { not: When }
  | { all: readonly When[] }

export interface Column {
  field: string
  label: string
  cell?: string
  options?: Readonly<Record<string, unknown>>
  /** Relative width; 1 when left out. */
  flex?: number
  minWidth?: number
  /** Shown in this mode only. */
  platform?: Platform
  /** Parameter value of `sortBy`, when the header sorts. */
  sortBy?: string
}

export interface Option {
  label: string
  value: string | number | boolean
}

export interface SearchField {
  param: string
  label: string
  /** A pick list instead of free text. */
  options?: readonly Option[]
}

export interface FilterOption {
  label: string
  params?: Values
}
export interface Filter {
  label: string
  options: readonly FilterOption[]
}
export interface Sort {
  label: string
  sortBy: string
  ascOrDesc: 'asc' | 'desc'
}
export interface Tab {
  label: string
  params: Values
  empty?: string
}

export interface RowRule {
  /** Offered only for rows that pass; hidden otherwise. */
  when?: When
  /** Offered but disabled for rows that pass. */
  disabledWhen?: When
}

export interface DeleteRule extends RowRule {
  /** Question of the confirmation. */
  confirm?: string
  /** `popup`: a warning popup in place of the dialog. */
  style?: 'dialog' | 'popup'
  /** Toast; the API's message when left out. */
  success?: string
  /** Shown when the API gives no message. */
  failed?: string
  /** Path parameters; `{ id: { $row: 'id' } }` when left out. */
  params?: Values
}

export interface RowAction extends RowRule {
  id: string
  label: string
  icon: string
  tab?: string
  /** A call… */
  operation?: string
  params?: Values
  body?: Values
  confirm?: string
  success?: string
  failed?: string
  /** …or a place… (`:name` from the row) */
  to?: string
  /** …or the module's details (`detail.json`), or the form of the module named by `form`, in a dialog. */
  dialog?: 'detail' | 'form'
  form?: string
  /** Needs the privilege of this action of the module; none for `to` and details. */
  needs?: Action
}

export interface HeaderAction {
  label: string
  to: string
  icon?: string
  /** Operation whose privilege is needed. */
  operation?: string
  platform?: Platform
}

/** `list.json` */
export interface ListFile {
  title?: string
  /** Constant parameters of the list call. */
  params?: Values
  /** Path parameters of the list call. */
  pathParams?: Values
  /** Dotted path from the payload to the rows; `content` when left out, `` for a payload that is the list. */
  rows?: string
  /** Property of each row that holds the record. */
  row?: string
  /** False: the operation answers all rows at once. */
  paged?: boolean
  columns: readonly Column[]
  search?: readonly SearchField[]
  filters?: readonly Filter[]
  sorts?: readonly Sort[]
  tabs?: readonly Tab[]
  pageSizes?: readonly number[]
  pageSize?: number
  headerActions?: readonly HeaderAction[]
  rowActions?: readonly RowAction[]
  /** `to` and `operation`: the form of another module. */
  add?: { label?: string; when?: 'empty' | 'never'; query?: Values; to?: string; operation?: string }
  edit?: RowRule & { label?: string; to?: string }
  delete?: DeleteRule
  view?: 'table' | 'cards'
  /** Cards: which fields are title, badge and picture. */
  card?: { title: string; badge?: string; image?: string }
  empty?: string
}

export interface Payload {
  /** Added to the body. */
  set?: Values
  /** Body name by form name. */
  rename?: Readonly<Record<string, string>>
  /** Form properties left out of the body. */
  omit?: readonly string[]
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
  /** Values set on every form, new or loaded; for conditions on mode or route. */
  context?: Values
  payload?: Payload & { create?: Payload; update?: Payload }
  done?: { create?: string; update?: string; to?: string; updateTo?: string }
  failed?: string
  upload?: string
  width?: 'narrow' | 'wide'
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
  fields: readonly DetailField[]
  /** Groups with a heading. */
  sections?: readonly { title: string; fields: readonly DetailField[] }[]
  back?: { label: string; to: string }
}

export type JsonSchema = Readonly<Record<string, unknown>>

/** All files of one module, its template merged in and its variables filled. */
export interface Module {
  id: string
  module: ModuleFile
  list?: ListFile
  form?: FormFile
  schema?: JsonSchema
  ui?: JsonSchema
  detail?: DetailFile
}

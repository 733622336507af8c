import type { Action, JsonSchema, Reasons, Values, When } from './value-types.ts'

export interface Column {
  field: string
  label: string
  cell?: string
  options?: Readonly<Record<string, unknown>>
  /** Relative width; 1 when left out. */
  flex?: number
  minWidth?: number
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
/** A choice between a few things, each of which adds parameters; the first is what there is without a choice. */
export interface ChoiceFilter {
  label: string
  options: readonly FilterOption[]
}
/** A record that the rows refer to, by its number. */
export interface ReferenceFilter {
  label: string
  param: string
  /** A `total…` operation; its search, limit and ids parameters are used. */
  operation: string
  /** Its query parameters. */
  params?: Values
  /** Property that names a record, dotted; a title or name when left out. */
  labelField?: string
}
/** From a value to another, both among them; either may be missing. */
export interface RangeFilter {
  label: string
  /** Parameter of the least and of the greatest value; of a `moment`, of the end, which is not among them. */
  from: string
  to: string
  /** `date`: days as YYYY-MM-DD; `moment`: days of this place, sent as date and time. */
  type: 'number' | 'date' | 'moment'
}
export type Filter = ChoiceFilter | ReferenceFilter | RangeFilter
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
  /** Deletes what refers to it as well, so `deletable: false` does not disable it. */
  cascades?: boolean
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

/** Of a button that confirms: red warns, and is what a question has that says nothing else. */
export type Color = 'primary' | 'success' | 'warning' | 'error'

export interface RowAction extends RowRule {
  id: string
  label: string
  icon: string
  tab?: string
  /** A call… */
  operation?: string
  params?: Values
  body?: Values
  /** Properties of the body that are asked for first, by name, as a form's UI schema has them. */
  fields?: JsonSchema
  /** What the fields start with. */
  defaults?: Values
  confirm?: string
  color?: Color
  success?: string
  failed?: string
  /** …or a place… (`:name` from the row) */
  to?: string
  /**
   * …or the module's details (`detail.json`), the form of the module named by `form`, or the history of the row's record,
   * in a dialog. In lists of records of many kinds `params` name the record: `resource`, `recordId`, and where they are
   * known `entryId` and `name`.
   */
  dialog?: 'detail' | 'form' | 'history'
  form?: string
  /** Needs the privilege of this action of the module; none for `to` and details. */
  needs?: Action
}

export interface HeaderAction {
  label: string
  /** Where it leads; left out where it calls the operation. */
  to?: string
  icon?: string
  /** Operation whose privilege is needed, or that is called. */
  operation?: string
  /** Question before the operation is called. */
  confirm?: string
}

/** Numbers of rows that a page may have; one at least. */
export type PageSizes = readonly [number, ...number[]]

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
  /** By the first column that shows a status when left out. */
  filters?: readonly Filter[]
  /** True: how far each record is in each language, and a filter by what is missing in one. */
  languages?: boolean
  /** The first is the default; newest and oldest by the first column of dates that sorts when left out. */
  sorts?: readonly Sort[]
  tabs?: readonly Tab[]
  /** How many rows a page may have, the first of them to begin with; 10, 25, 100 when left out. */
  pageSizes?: PageSizes
  headerActions?: readonly HeaderAction[]
  rowActions?: readonly RowAction[]
  /** Rows that the user may not change: edit, delete and the actions that change something are disabled and say why. */
  locked?: Reasons
  /** `to` and `operation`: the form of another module. */
  add?: { label?: string; when?: 'empty' | 'never'; query?: Values; to?: string; operation?: string }
  edit?: RowRule & { label?: string }
  delete?: DeleteRule
  view?: 'table' | 'cards'
  /** Cards: which fields are title and badge. */
  card?: { title: string; badge?: string }
  empty?: string
}

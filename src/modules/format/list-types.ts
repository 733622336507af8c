import type { JsonSchema, Reasons, Values, When } from './value-types.ts'

export interface Column {
  field: string
  label: string
  cell?: string
  options?: Readonly<Record<string, unknown>>
  flex?: number
  minWidth?: number
  sortBy?: string
  /** Set by the build: the property with the id of the record that `field` names, and where its name is. */
  reference?: { field: string; options: Readonly<Record<string, unknown>> }
}

export interface Option {
  label: string
  value: string | number | boolean
}

export interface SearchField {
  param: string
  label: string
  options?: readonly Option[]
  /** The parameter searches all texts of a record. The build adds such a field where the contract states one. */
  allTexts?: true
}

export interface FilterOption {
  label: string
  params?: Values
}
/** Derived from the contract (`withSeveralValues`): the parameter is an array, so several values can be selected. */
interface MaybeMultiple {
  multiple?: true
}
/** A choice between a few options. */
export interface ChoiceFilter extends MaybeMultiple {
  label: string
  options: readonly FilterOption[]
}
/** A record that the rows refer to, by number. */
export interface ReferenceFilter extends MaybeMultiple {
  label: string
  param: string
  operation: string
  params?: Values
  labelField?: string
}
/** A range, both ends included; either may be missing. */
export interface RangeFilter {
  label: string
  from: string
  to: string
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
  when?: When
  disabledWhen?: When
}

export interface DeleteRule extends RowRule {
  cascades?: boolean
  confirm?: string
  style?: 'dialog' | 'popup'
  success?: string
  failed?: string
  params?: Values
}

/** Colour of a confirm button. */
export type Color = 'primary' | 'success' | 'warning' | 'error'

export interface RowAction extends RowRule {
  id: string
  label: string
  icon: string
  tab?: string
  operation?: string
  params?: Values
  body?: Values
  fields?: JsonSchema
  defaults?: Values
  confirm?: string
  color?: Color
  success?: string
  failed?: string
  to?: string
  dialog?: 'detail' | 'form' | 'history'
  form?: string
  /** An action of the module, or a privilege. */
  needs?: string
}

export interface HeaderAction {
  label: string
  to?: string
  icon?: string
  operation?: string
  confirm?: string
}

/** The records that belong to a row: a card shows their number, and the picture of the first of them. */
export interface CardContents {
  label: string
  operation: string
  pathParams?: Values
  params?: Values
  picture?: string
}

/** Available page sizes, at least one. */
export type PageSizes = readonly [number, ...number[]]

/** `list.json` */
export interface ListFile {
  title?: string
  breadcrumb?: string
  params?: Values
  /** Set for an overlay: parameters of `params` that the API lacks. */
  unlimited?: readonly string[]
  pathParams?: Values
  rows?: string
  row?: string
  paged?: boolean
  columns: readonly Column[]
  search?: readonly SearchField[]
  filters?: readonly Filter[]
  languages?: boolean
  sorts?: readonly Sort[]
  tabs?: readonly Tab[]
  pageSizes?: PageSizes
  headerActions?: readonly HeaderAction[]
  rowActions?: readonly RowAction[]
  locked?: Reasons
  add?: { label?: string; when?: 'empty' | 'never'; query?: Values; to?: string; operation?: string }
  edit?: RowRule & { label?: string }
  delete?: DeleteRule
  view?: 'table' | 'grid' | 'cards'
  sequence?: string
  card?: { title: string; badge?: string; contents?: CardContents }
  empty?: string
}

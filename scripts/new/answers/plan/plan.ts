import type { Platform } from '../../../../src/modules/format/platform.ts'
import type { FileType, PropertyFlag, PropertyType } from './property-types.ts'

/** The answers for a new module, as parsed from arguments, a file or prompts, and the plan derived from them. */

/** A property of the record. `asked`: only operations set it, no form of the record has it. */
export interface PropertyAnswer extends Readonly<Partial<Record<PropertyFlag, boolean>>> {
  readonly type: PropertyType
  /** The visible label; derived from the name when omitted. */
  readonly title?: string
  /** For required texts: one language is enough, instead of all. */
  readonly languages?: 'one'
  /** Limits of numbers, of the length of texts, of the size of lists. */
  readonly min?: number
  readonly max?: number
  /** The values of an enumeration; for a state, the initial one first. */
  readonly values?: readonly string[]
  /** The target resource of a reference. */
  readonly to?: string
  /** For a list of objects, the properties of each object. */
  readonly properties?: Readonly<Record<string, string | PropertyAnswer>>
  /** Up to four example values: three records and a new one. */
  readonly examples?: readonly (string | number | boolean)[]
}

/** A special operation on one record. */
export interface OperationAnswer {
  readonly title?: string
  /** `APPROVE`: its privilege, after the area; UPDATE when omitted. */
  readonly action?: string
  readonly confirm?: string
  readonly icon?: string
  readonly color?: string
  /** The states that allow it, and the target state; without a state, a handler implements it. */
  readonly from?: readonly string[]
  readonly to?: string
  /** Properties that its form sets, and those that a record must have. */
  readonly asks?: readonly string[]
  readonly needs?: readonly string[]
}

/** A complete special operation. */
export interface SpecialOperation {
  /** Its verb: `approve`. */
  readonly name: string
  readonly title: string
  readonly action: string
  readonly confirm?: string
  readonly icon: string
  readonly color: string
  readonly asks: readonly Property[]
  /** The change of the record's state; without it, a handler implements the operation. */
  readonly transition?: {
    readonly property: string
    readonly from: readonly string[]
    readonly to: string
    readonly needs: readonly Property[]
  }
}

/** The answers for a module; everything except the resource and its properties has defaults. */
export interface Answers {
  readonly resource: string
  readonly one?: string
  readonly many?: string
  readonly title?: string
  readonly path?: string
  readonly menu?: { readonly group?: string; readonly icon?: string; readonly label?: string }
  readonly platform?: Platform
  readonly privileges?: string
  readonly actions?: readonly string[]
  readonly label?: string
  readonly properties?: Readonly<Record<string, string | PropertyAnswer>>
  readonly search?: readonly string[]
  readonly filters?: readonly string[]
  readonly sorts?: readonly string[]
  readonly detail?: 'dialog' | 'page'
  readonly operations?: Readonly<Record<string, string | OperationAnswer>>
  /** Translations, by language and English label. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A property with everything derived from its context. */
export interface Property extends PropertyAnswer {
  readonly name: string
  readonly title: string
  /** For a list of objects, the properties of each object; a list of files has a title and a file. */
  readonly parts?: readonly Property[]
}

/** How a row operation is presented. */
export type ActionPresentation = Pick<SpecialOperation, 'title' | 'confirm' | 'icon' | 'color'>

/** The presentation of a module, for a new or existing resource. */
export interface Presentation {
  /** Folder of the module. */
  readonly id: string
  readonly resource: string
  readonly title: string
  /** Singular, for buttons. */
  readonly one: string
  readonly path: string
  readonly menu: { readonly group?: string; readonly icon?: string; readonly label: string }
  readonly platform?: Platform
  readonly detail?: 'dialog' | 'page'
  /** Labels of properties, and the kinds of files (images, audio, documents), by property of the record. */
  readonly titles: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, FileType>>
  /** Row operations by operationId. */
  readonly rowActions: Readonly<Record<string, ActionPresentation>>
  /** Upload area, if the form has files. */
  readonly upload?: string
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The plan for a resource's contract file: a new one, or an additional property. */
export interface Plan {
  /** Name of the contract's file and tag. */
  readonly tag: string
  /** The common start of its paths. */
  readonly api: string
  readonly resource: string
  /** For sentences: `prayer time`, `prayer times`. */
  readonly one: string
  readonly many: string
  readonly area: string
  readonly actions: readonly string[]
  /** The property with a record's name, as plain text; `id` if there is none. */
  readonly label: string
  readonly properties: readonly Property[]
  readonly operations: readonly SpecialOperation[]
}

/** A new resource with the presentation of its module. */
export interface ModulePlan extends Plan {
  readonly presentation: Presentation
}

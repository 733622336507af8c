import type { Platform } from '../../../../src/modules/format/platform.ts'
import type { FileType, PropertyFlag, PropertyType } from './property-types.ts'

/** What somebody answers to get a module: as it is read from arguments, a file or a terminal, and with all that follows. */

/** One property of the record. `asked`: no form of the record has it, operations ask for it. */
export interface PropertyAnswer extends Readonly<Partial<Record<PropertyFlag, boolean>>> {
  readonly type: PropertyType
  /** The label that people see; from the name when left out. */
  readonly title?: string
  /** Of required texts: one language suffices, where else all are asked for. */
  readonly languages?: 'one'
  /** Of numbers the least and greatest, of texts the length, of lists how many. */
  readonly min?: number
  readonly max?: number
  /** The values of an enumeration; of a state, in which a record begins first. */
  readonly values?: readonly string[]
  /** The resource that a reference points to. */
  readonly to?: string
  /** Of a list of objects, the properties of each object. */
  readonly properties?: Readonly<Record<string, string | PropertyAnswer>>
  /** Up to four values for the examples: three records and one that is created. */
  readonly examples?: readonly (string | number | boolean)[]
}

/** An operation that is not regular, on one record. */
export interface OperationAnswer {
  readonly title?: string
  /** `APPROVE`: the privilege it asks for, after the area; UPDATE when left out. */
  readonly action?: string
  readonly confirm?: string
  readonly icon?: string
  readonly color?: string
  /** The states from which it is possible, and the one that it leads to; without a state a handler says what it does. */
  readonly from?: readonly string[]
  readonly to?: string
  /** Properties that it asks for in a small form, and those that a record must have by then. */
  readonly asks?: readonly string[]
  readonly needs?: readonly string[]
}

/** An operation that is not regular, in full. */
export interface SpecialOperation {
  /** Its verb: `approve`. */
  readonly name: string
  readonly title: string
  readonly action: string
  readonly confirm?: string
  readonly icon: string
  readonly color: string
  readonly asks: readonly Property[]
  /** What it makes of the record's state; a handler says it where it is left out. */
  readonly transition?: {
    readonly property: string
    readonly from: readonly string[]
    readonly to: string
    readonly needs: readonly Property[]
  }
}

/** What is asked for; all but the resource and its properties follows from the rest. */
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
  /** Words in other languages, by language and English label. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A property with what follows from its place. */
export interface Property extends PropertyAnswer {
  readonly name: string
  readonly title: string
  /** Of a list of objects, the properties of each object; a list of files has a title and a file. */
  readonly parts?: readonly Property[]
}

/** How an operation on a row is offered. */
export type ActionPresentation = Pick<SpecialOperation, 'title' | 'confirm' | 'icon' | 'color'>

/** How the module is shown, whether its resource is new or was there. */
export interface Presentation {
  /** Folder of the module. */
  readonly id: string
  readonly resource: string
  readonly title: string
  /** Singular, as buttons say it. */
  readonly one: string
  readonly path: string
  readonly menu: { readonly group?: string; readonly icon?: string; readonly label: string }
  readonly platform?: Platform
  readonly detail?: 'dialog' | 'page'
  /** Labels of properties, and which files are pictures, sounds or documents, by the name of the property that is read. */
  readonly titles: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, FileType>>
  /** Operations on a row, by operationId. */
  readonly rowActions: Readonly<Record<string, ActionPresentation>>
  /** Area of uploads, where the form has files. */
  readonly upload?: string
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a resource's part of the contract is written from: a new one, or one more property of one that is there. */
export interface Plan {
  /** Name of the contract's file and tag. */
  readonly tag: string
  /** Where its paths begin. */
  readonly api: string
  readonly resource: string
  /** As sentences say it: `prayer time`, `prayer times`. */
  readonly one: string
  readonly many: string
  readonly area: string
  readonly actions: readonly string[]
  /** The property that names a record, as one text; `id` where none does. */
  readonly label: string
  readonly properties: readonly Property[]
  readonly operations: readonly SpecialOperation[]
}

/** A resource that is not there yet, and how its module is shown. */
export interface ModulePlan extends Plan {
  readonly presentation: Presentation
}

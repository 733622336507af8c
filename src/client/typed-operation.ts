import type { Client, operations } from '../../generated/operations.ts'
import type { Envelope } from '../contract/conventions/envelope.ts'

/** The operations of the contract by their ids. */
export type OperationId = keyof typeof operations

/**
 * The type of a parameter that takes an operation's id: any string that is known only at runtime, as from a module's
 * files, which the module check has compared with the contract; of ids written in code only those of the contract.
 */
export type Named<Id extends string> = Id & (string extends Id ? string : OperationId)

/** What a request carries: path parameters by name, query parameters, body. */
export interface CallInput {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

type PathNames<Id extends OperationId> = (typeof operations)[Id] extends {
  readonly 3: infer Names extends readonly string[]
}
  ? Names
  : readonly []

type HasQuery<Id extends OperationId> = (typeof operations)[Id] extends { readonly 4: 1 } ? true : false

type Without<Arguments extends readonly unknown[], Names extends readonly string[]> = Names extends readonly [
  string,
  ...infer More extends readonly string[],
]
  ? Arguments extends readonly [unknown, ...infer Rest]
    ? Without<Rest, More>
    : Arguments
  : Arguments

/** What the generated call takes after its path parameters: a body, query parameters, options, as far as it has them. */
type Arguments<Id extends OperationId> = Without<Required<Parameters<Client[Id]>>, PathNames<Id>>

type Carried<Id extends OperationId> =
  Arguments<Id> extends readonly [infer Body, infer Query, unknown]
    ? { body?: Body; query?: Query }
    : Arguments<Id> extends readonly [infer One, unknown]
      ? HasQuery<Id> extends true
        ? { query?: One }
        : { body?: One }
      : unknown

type TypedInput<Id extends OperationId> = Carried<Id> &
  Pick<CallInput, 'headers'> &
  (PathNames<Id>['length'] extends 0 ? unknown : { path: Readonly<Record<PathNames<Id>[number], unknown>> })

/** What a call of an operation carries, as the contract has it; of one that is named at runtime anything. */
export type InputOf<Id extends string> = Id extends OperationId ? TypedInput<Id> : CallInput

/** What a call of an operation answers; of one that is named at runtime only the envelope is known. */
export type AnswerOf<Id extends string> = Id extends OperationId ? Awaited<ReturnType<Client[Id]>> : Envelope

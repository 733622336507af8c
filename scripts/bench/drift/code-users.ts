import { type CodeCall, callsIn } from '../../check/calls.ts'
import type { SourceFile } from '../../check/source-files.ts'
import { codeWords } from './code-words.ts'
import type { OperationPlace } from './reach.ts'
import type { User } from './user.ts'

/** A file that says how long or large something may be; one that does not lets the API say it. */
const statesLimits = /\b(at(Most|Least)\w*|\w*(LENGTH|SIZE)|maxLength|minLength|largest)\b/

const nameless = (path: string): string => path.replace(/\{\w+\}/g, '{}')

const idsOf = (call: CodeCall, operations: readonly OperationPlace[]): readonly string[] =>
  call.id !== undefined
    ? [call.id]
    : operations
        .filter(({ path, method }) => nameless(path) === call.path && method === call.method)
        .map(({ id }) => id)

/** FieldFiller-written files as users: those that name operations, and the server's handlers. */
export const codeUsers = (
  files: readonly SourceFile[],
  operations: readonly OperationPlace[],
): readonly User[] => {
  const byName = new Map(files.map((file) => [file.file, file]))
  const ids = new Set(operations.map(({ id }) => id))
  return files.flatMap((file): User[] => {
    const calls = file.file.startsWith('src/server/') ? [] : callsIn(file)
    const handled = file.file.startsWith('src/server/handlers/')
      ? [...file.text.matchAll(/export (?:async )?function (\w+)/g)].map((match) => match[1] ?? '')
      : []
    const named = [...calls.flatMap((call) => idsOf(call, operations)), ...handled].filter((id) =>
      ids.has(id),
    )
    if (named.length === 0) return []
    const isServer = handled.length > 0
    const { text, said, parameters, quoted } = codeWords(file, byName, isServer)
    const all = { body: said, answer: said, parameter: parameters }
    return [
      {
        name: file.file,
        kind: isServer ? 'server' : 'code',
        operations: new Set(named),
        names: all,
        record: { names: new Set(), schemas: new Set() },
        // A choice in an answer is one more value to show; only what is sent must be among the choices.
        choices: { ...all, answer: new Set() },
        limits: statesLimits.test(text) ? said : new Set(),
        // A handler that names a property only to pass it on takes it in any type.
        untyped: isServer ? quoted : new Set(),
        paths: new Set(calls.flatMap(({ path }) => path ?? [])),
      },
    ]
  })
}

/** Something in the project that depends on operations, and the names it says. */
export interface User {
  /** A file or a module's folder, and which part of it. */
  name: string
  kind: 'module' | 'code'
  operations: ReadonlySet<string>
  /** Names of properties, and values. */
  names: ReadonlySet<string>
  /** Names of parameters. */
  parameters: ReadonlySet<string>
  /** Paths it says outright. */
  paths: ReadonlySet<string>
}

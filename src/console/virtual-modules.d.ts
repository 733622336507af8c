declare module 'virtual:menu' {
  import type { MenuNode } from '../modules/format/types.ts'

  /** `src/modules/menu.json`, each item with whom it is for. */
  export const menu: readonly MenuNode[]
}

declare module 'virtual:modules' {
  import type { Module, ModuleFile } from '../modules/format/types.ts'

  /** Which screens a module has: list, form, details as a page of its own; whether its list always offers to add. */
  interface ModuleParts {
    list: boolean
    form: boolean
    page: boolean
    add: boolean
  }
  export const modules: readonly [
    id: string,
    module: ModuleFile,
    has: ModuleParts,
    load: () => Promise<{ default: Module }>,
  ][]
}

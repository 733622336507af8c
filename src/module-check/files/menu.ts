import { toPointer } from '../../contract/json-pointer.ts'
import type { Source } from '../../modules/format/read.ts'
import type { MenuNode, Module } from '../../modules/format/types.ts'
import type { Contract } from '../schema/contract.ts'
import { type Fault, type JsonPath, nameCure } from '../subject/fault.ts'
import { menuModule } from '../subject/menu-nodes.ts'
import type { Registries } from '../subject/registries.ts'
import type { Routes } from '../subject/routes.ts'

interface MenuCheck {
  source: Source
  contract: Contract
  modules: ReadonlyMap<string, Module>
  registries: Registries
  routes: Routes
  faults: Fault[]
}

/**
 * Whether an item is visible to nobody: it leads to no module's list and has no access rule. Broken links are reported
 * elsewhere.
 */
const isNeverShown = ({ modules, routes }: MenuCheck, node: MenuNode): boolean =>
  !node.children &&
  node.operation === undefined &&
  node.privileges === undefined &&
  node.always !== true &&
  routes.leads(node.to ?? '') &&
  menuModule(node, [...modules.values()]) === undefined

const checkNode = (check: MenuCheck, node: MenuNode, place: JsonPath): void => {
  const { contract, registries, routes, faults, source } = check
  const tell = (at: JsonPath, message: string, cure: string): void => {
    faults.push({ file: source.file, pointer: toPointer([...place, ...at]), message, cure })
  }
  if (node.to !== undefined && !routes.leads(node.to))
    tell(['to'], `No page is at ${node.to}`, nameCure(node.to, routes.all))
  if (node.icon !== undefined && !registries.icons.menu.includes(node.icon))
    tell(['icon'], `There is no icon "${node.icon}" for the menu`, nameCure(node.icon, registries.icons.menu))
  if (node.operation !== undefined && !contract.operation(node.operation))
    tell(
      ['operation'],
      `The contract has no operation "${node.operation}"`,
      nameCure(node.operation, contract.ids),
    )
  for (const [index, name] of (node.privileges ?? []).entries()) {
    if (!contract.privileges.has(name))
      tell(
        ['privileges', index],
        `No operation asks for the privilege ${name}`,
        nameCure(name, [...contract.privileges]),
      )
  }
  if (isNeverShown(check, node))
    tell(
      [],
      `"${node.label}" is never shown: it says neither whom it is for nor that it is for all`,
      'lead to the list of a module, or add "operation", "privileges" or "always": true',
    )
  for (const [index, child] of (node.children ?? []).entries())
    checkNode(check, child, [...place, 'children', index])
}

/** Checks the targets and access rules of menu items. */
export const checkMenu = (check: MenuCheck): void => {
  for (const [index, node] of (check.source.json as readonly MenuNode[]).entries())
    checkNode(check, node, [index])
}

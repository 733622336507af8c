import { toPointer } from '../../contract/json-pointer.ts'
import { operationIn } from '../../modules/format/operation-of.ts'
import { modulePaths, pagesOf } from '../../modules/format/paths.ts'
import type { Source } from '../../modules/format/read.ts'
import type { ListFile, MenuNode, Module } from '../../modules/format/types.ts'
import type { Contract } from '../schema/contract.ts'
import { type Fault, type JsonPath, nameCure } from '../subject/fault.ts'
import { type Registries, type Routes, shapeOf } from '../subject/subject.ts'

/** The module of the list at an address. */
const moduleOfList = (to: string | undefined, modules: readonly Module[]): Module | undefined =>
  modules.find(
    (module) =>
      pagesOf(module).includes('list') &&
      modulePaths(module.module, 'list').some((path) => shapeOf(path) === shapeOf(to ?? '')),
  )

/** The menu as the sidebar shows it: an item without privileges requires those for reading its list. */
export const resolveMenu = (nodes: readonly MenuNode[], modules: readonly Module[]): MenuNode[] =>
  nodes.map((node) => {
    if (node.children) return { ...node, children: resolveMenu(node.children, modules) }
    if (node.operation !== undefined || node.privileges || node.always) return node
    const file = moduleOfList(node.to, modules)?.module
    if (!file) return node
    const operation = operationIn(file, 'list', () => true)
    const privileges = file.privileges?.list
    return { ...node, ...(operation !== undefined && { operation }), ...(privileges && { privileges }) }
  })

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
  moduleOfList(node.to, [...modules.values()]) === undefined

const checkNode = (check: MenuCheck, node: MenuNode, path: JsonPath): void => {
  const { contract, registries, routes, faults, source } = check
  const { to, icon, operation, privileges = [], children = [] } = node
  const fault = (keys: JsonPath, message: string, cure: string): void => {
    faults.push({ file: source.file, pointer: toPointer([...path, ...keys]), message, cure })
  }
  const { menu } = registries.icons
  if (to !== undefined && !routes.leads(to)) fault(['to'], `No page is at ${to}`, nameCure(to, routes.all))
  if (icon !== undefined && !menu.includes(icon))
    fault(['icon'], `There is no icon "${icon}" for the menu`, nameCure(icon, menu))
  if (operation !== undefined && !contract.operation(operation))
    fault(['operation'], `The contract has no operation "${operation}"`, nameCure(operation, contract.ids))
  for (const [index, name] of privileges.entries())
    if (!contract.privileges.has(name))
      fault(
        ['privileges', index],
        `No operation requires the privilege ${name}`,
        nameCure(name, [...contract.privileges]),
      )
  if (isNeverShown(check, node))
    fault(
      [],
      `"${node.label}" is never shown: it names no users`,
      'lead to the list of a module, or add "operation", "privileges" or "always": true',
    )
  for (const [index, child] of children.entries()) checkNode(check, child, [...path, 'children', index])
}

/** Checks the targets and access rules of menu items. */
export const checkMenu = (check: MenuCheck): void => {
  for (const [index, node] of (check.source.json as readonly MenuNode[]).entries())
    checkNode(check, node, [index])
}

/** A card, as its schema describes it. */
interface Card {
  to?: string
  icon?: string
  from?: string
  until?: string
  filter?: string
}

interface DashboardCheck {
  source: Source
  modules: ReadonlyMap<string, Module>
  registries: Registries
  routes: Routes
  faults: Fault[]
}

/** A key of a card with a wrong value: its message and the known values. */
type Wrong = readonly [key: keyof Card, message: string, known: readonly string[]]

const wrongLinks = ({ to, icon }: Card, { registries, routes }: DashboardCheck): Wrong[] => {
  const { menu } = registries.icons
  return [
    ...(to === undefined || routes.leads(to) ? [] : [['to', `No page is at ${to}`, routes.all] as const]),
    ...(icon === undefined || menu.includes(icon)
      ? []
      : [['icon', `There is no icon "${icon}"`, menu] as const]),
  ]
}

const wrongNames = (card: Card, list: Partial<ListFile> | undefined): Wrong[] => {
  if (!list) return []
  // Malformed parts of the list are missing here, and reported elsewhere.
  const fields = list.columns?.map(({ field }) => field) ?? []
  const labels = list.filters?.map(({ label }) => label) ?? []
  const { filter } = card
  const wrong = (['from', 'until'] as const).flatMap((key): Wrong[] => {
    const field = card[key]
    const isKnown = field === undefined || fields.includes(field)
    return isKnown ? [] : [[key, `The list has no column "${field}"`, fields]]
  })
  return filter === undefined || labels.includes(filter)
    ? wrong
    : [...wrong, ['filter', `The list has no filter "${filter}"`, labels]]
}

/** Checks that cards lead to pages, and that the lists of upcoming rows have their columns and filter. */
export const checkDashboard = (check: DashboardCheck): void => {
  const modules = [...check.modules.values()]
  for (const [index, card] of (check.source.json as readonly Card[]).entries())
    for (const [key, message, known] of [
      ...wrongLinks(card, check),
      ...wrongNames(card, moduleOfList(card.to, modules)?.list),
    ]) {
      const cure = nameCure(card[key] ?? '', known)
      check.faults.push({ file: check.source.file, pointer: toPointer([index, key]), message, cure })
    }
}

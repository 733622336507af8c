import { toPointer } from '../../contract/json-pointer.ts'
import type { Source } from '../../modules/format/read.ts'
import type { ListFile, Module } from '../../modules/format/types.ts'
import { type Fault, nameCure } from '../subject/fault.ts'
import type { Registries } from '../subject/registries.ts'
import type { Routes } from '../subject/routes.ts'
import { moduleOfList } from './menu.ts'

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
